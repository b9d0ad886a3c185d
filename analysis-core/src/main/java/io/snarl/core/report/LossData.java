package io.snarl.core.report;

import com.google.gson.JsonArray;
import io.snarl.contract.result.RunResults;
import io.snarl.contract.trace.index.LostTest;
import io.snarl.contract.trace.index.TraceIndex;
import io.snarl.core.finding.Findings;

/** Data of the page: what is missing from the results because something went wrong, with the reasons. */
final class LossData {

    private static final String TRACING = "tracing";
    private static final String SYNTHESIS = "synthesis";
    private static final String RUNNING = "running";

    private final String project;
    private final JsonArray losses = new JsonArray();

    private LossData(Results results) {
        this.project = results.files().project()
                + results.files().project().getFileSystem().getSeparator();
    }

    static JsonArray of(Results results) {
        var data = new LossData(results);
        results.traces().ifPresent(data::addTests);
        results.unreadableIndex().ifPresent(problem -> data.add(TRACING, "the index of the traces", problem));
        results.findings()
                .map(Findings::counts)
                .ifPresent(counts -> counts.mishaps().forEach(data::addMishap));
        results.fuzz().ifPresent(data::addRun);
        return data.losses;
    }

    private void addTests(TraceIndex index) {
        for (LostTest test : index.lost()) {
            add(TRACING, test.container() ? "the other tests of " + test.title() : test.title(), test.reason());
        }
        index.damage().forEach(damage -> add(TRACING, "a line of the index", damage));
    }

    private void addMishap(String mishap) {
        int end = mishap.indexOf(": ");
        add(SYNTHESIS, end < 0 ? mishap : mishap.substring(0, end), end < 0 ? "" : mishap.substring(end + 2));
    }

    private void addRun(RunResults run) {
        run.running().forEach(test -> add(RUNNING, test, "its JVM ended before the test did"));
        run.unreadable().forEach(problem -> add(RUNNING, "the result of a test", problem));
    }

    /** The page is the same wherever the project lies. */
    private void add(String when, String what, String why) {
        var loss = new JsonArray();
        loss.add(when);
        loss.add(what);
        loss.add(why.replace(project, ""));
        losses.add(loss);
    }
}
