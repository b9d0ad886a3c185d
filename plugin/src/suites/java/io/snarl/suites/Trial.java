package io.snarl.suites;

import io.snarl.suites.Row.Plain;
import io.snarl.suites.Row.Synthesized;
import io.snarl.suites.Row.Traced;
import io.snarl.suites.TestResults.Outcome;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Tries Snarl on one library: its tests as they are, then recorded, then synthesis. A step that fails is noted. */
final class Trial {

    private final LibraryBuild build;
    private final Builds builds;
    private final Snarl snarl;
    private final List<String> failures = new ArrayList<>();
    private Plain plain = Plain.NONE;
    private Traced traced = Traced.NONE;
    private Synthesized synthesized = Synthesized.NONE;

    Trial(LibraryBuild build, Builds builds, Snarl snarl) {
        this.build = build;
        this.builds = builds;
        this.snarl = snarl;
    }

    /**
     * How Snarl is applied.
     *
     * @param initScript the script that users apply it by
     * @param repository where the script finds it, instead of the local repository of Maven
     * @param timeBudget of synthesis
     */
    record Snarl(Path initScript, Path repository, String timeBudget) {

        List<String> arguments(String... further) {
            return Stream.concat(
                            Stream.of("--init-script", initScript.toString(), "-Dmaven.repo.local=" + repository),
                            Stream.of(further))
                    .toList();
        }
    }

    Row run() throws InterruptedException {
        try {
            steps();
        } catch (IOException e) {
            failures.add(e.toString());
        }
        double seconds = plain.seconds() + traced.seconds() + synthesized.seconds();
        Library library = build.library();
        return new Row(library.name(), library.kind(), plain, traced, synthesized, seconds, List.copyOf(failures));
    }

    private void steps() throws IOException, InterruptedException {
        build.write();
        if (!build.library().isCheckedOut()) {
            BuildRun fetch = builds.run(build.fetchDirectory(), build.fetchArguments(), build.log("fetch"));
            if (fetch.failed()) {
                failures.add("fetching: " + fetch.failure());
                return;
            }
        }
        BuildRun compilation = builds.run(build.directory(), List.of("testClasses"), build.log("compile"));
        if (compilation.failed()) {
            failures.add("compiling: " + compilation.failure());
            return;
        }
        TestResults expected = runPlain();
        if (expected.count() > 0) {
            runTraced(expected);
            runSynthesis();
        }
    }

    private TestResults runPlain() throws IOException, InterruptedException {
        BuildRun run = builds.run(build.directory(), List.of("test", "--rerun"), build.log("plain"));
        TestResults results = resultsOf("test");
        plain = new Plain(
                results.count(),
                results.count(Outcome.FAILED),
                results.count(Outcome.SKIPPED),
                run.secondsOf(":test"),
                run.processorSecondsOf(":test"),
                List.of());
        if (results.count() == 0) {
            failures.add("test: " + (run.failed() ? run.failure() : "no test was run"));
        }
        return results;
    }

    private void runTraced(TestResults expected) throws IOException, InterruptedException {
        BuildRun run = trace("traced");
        if (run.failed()) {
            failures.add("traceSeedTests: " + run.failure());
        }
        TestResults results = resultsOf("traceSeedTests");
        Recording recording = Recording.read(build.buildDirectory().resolve("snarl/traces"));
        // A run that was given up has left no reports, and says nothing about its tests.
        Map<String, String> changed =
                results.count() == 0 ? Map.of() : expected.differencesTo(results, recording.results());
        if (!changed.isEmpty() && !run.failed()) {
            changed = steady(changed, expected, results);
        }
        traced = new Traced(
                results.count(),
                recording.usable(),
                run.secondsOf(":traceSeedTests"),
                run.processorSecondsOf(":traceSeedTests"),
                changed,
                recording.seen(),
                recording.recorded(),
                recording.bytes());
    }

    private BuildRun trace(String log) throws IOException, InterruptedException {
        return builds.run(build.directory(), snarl.arguments("traceSeedTests", "--rerun"), build.log(log));
    }

    /** Without tests that end otherwise each time, with or without Snarl, such as those that depend on the time they take. */
    private Map<String, String> steady(Map<String, String> changed, TestResults expected, TestResults results)
            throws IOException, InterruptedException {
        builds.run(build.directory(), List.of("test", "--rerun"), build.log("plain-again"));
        var unsteady = new TreeSet<>(expected.differencesTo(resultsOf("test")).keySet());
        Map<String, String> steady = new TreeMap<>(changed);
        steady.keySet().removeAll(unsteady);
        if (!steady.isEmpty()) {
            trace("traced-again");
            unsteady.addAll(results.differencesTo(resultsOf("traceSeedTests")).keySet());
            steady.keySet().removeAll(unsteady);
        }
        plain = new Plain(
                plain.tests(),
                plain.failed(),
                plain.skipped(),
                plain.seconds(),
                plain.processorSeconds(),
                List.copyOf(unsteady));
        return steady;
    }

    private void runSynthesis() throws IOException, InterruptedException {
        BuildRun run = builds.run(
                build.directory(),
                snarl.arguments("synthesizeConcurrentTests", "--rerun", "--time-budget", snarl.timeBudget()),
                build.log("synthesis"));
        double seconds = run.secondsOf(":synthesizeConcurrentTests");
        if (run.failed()) {
            failures.add("synthesizeConcurrentTests: " + run.failure());
            synthesized = FoundBySynthesis.heapOnly(build.buildDirectory(), seconds);
        } else {
            synthesized = FoundBySynthesis.read(build.buildDirectory(), seconds);
        }
    }

    private TestResults resultsOf(String task) throws IOException {
        return TestResults.read(build.buildDirectory().resolve("test-results").resolve(task));
    }
}
