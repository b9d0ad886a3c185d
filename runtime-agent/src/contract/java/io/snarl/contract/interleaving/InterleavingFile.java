package io.snarl.contract.interleaving;

import io.snarl.contract.code.CodePlace;
import io.snarl.contract.json.JsonLine;
import io.snarl.contract.json.JsonLineWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The file of an interleaving: a line with the threads, one for each step, and one with how it ended. */
final class InterleavingFile {

    static final int VERSION = 1;

    private final Path file;
    private final List<InterleavingStep> steps = new ArrayList<>();
    private List<String> threads;
    private List<String> ending;

    private InterleavingFile(Path file) {
        this.file = file;
    }

    static String text(Interleaving interleaving) {
        var lines = new ArrayList<JsonLineWriter>();
        lines.add(new JsonLineWriter().with("version", VERSION).with("threads", interleaving.threads()));
        interleaving.steps().stream().map(InterleavingFile::json).forEach(lines::add);
        lines.add(new JsonLineWriter().with("ending", interleaving.ending()));
        var text = new StringBuilder();
        lines.forEach(line -> text.append(line).append('\n'));
        return text.toString();
    }

    private static JsonLineWriter json(InterleavingStep step) {
        var line = new JsonLineWriter().with("thread", step.thread());
        if (step.depth() > 0) {
            line.with("depth", step.depth());
        }
        line.with("text", step.text())
                .with("at", step.place().map(CodePlace::json).orElse(null));
        step.subject().ifPresent(subject -> line.with(JsonLine.word(subject.use()), subject.name()));
        line.with("outcome", step.outcome()).with("end", step.end());
        return step.remark() ? line.with("remark", true) : line;
    }

    static Interleaving read(Path file) {
        return new InterleavingFile(file).read();
    }

    private Interleaving read() {
        try {
            JsonLine.readEach(file, BrokenInterleavingException::badLine, this::add, problem -> {
                throw problem;
            });
        } catch (IOException e) {
            throw BrokenInterleavingException.unreadable(file, e);
        }
        if (threads == null || ending == null) {
            throw BrokenInterleavingException.incomplete(file);
        }
        return new Interleaving(threads, steps, ending);
    }

    private void add(JsonLine line) {
        if (line.has("version")) {
            long version = line.longCount("version");
            if (version != VERSION) {
                throw BrokenInterleavingException.ofOtherVersion(file, version);
            }
            threads = line.strings("threads");
        } else if (line.has("ending")) {
            ending = line.strings("ending");
        } else {
            steps.add(step(line));
        }
    }

    private InterleavingStep step(JsonLine line) {
        int thread = line.optionalNumber("thread").orElse(Long.MIN_VALUE).intValue();
        if (thread < Interleaving.SEVERAL || threads == null || thread >= threads.size()) {
            throw line.bad("it is of none of the threads");
        }
        return new InterleavingStep(
                thread,
                line.has("depth") ? line.count("depth") : 0,
                line.string("text"),
                line.object("at").map(CodePlace::read),
                subject(line),
                line.optionalString("outcome"),
                line.optionalString("end"),
                line.has("remark"));
    }

    private static Optional<StepTarget> subject(JsonLine line) {
        for (StepTarget.Use use : StepTarget.Use.values()) {
            Optional<String> name = line.optionalString(JsonLine.word(use));
            if (name.isPresent()) {
                return Optional.of(new StepTarget(use, name.get()));
            }
        }
        return Optional.empty();
    }
}
