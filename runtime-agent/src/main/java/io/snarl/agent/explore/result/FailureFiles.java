package io.snarl.agent.explore.result;

import io.snarl.agent.execution.ExecutionResult;
import io.snarl.agent.execution.ExecutionStep;
import io.snarl.agent.strategy.OperationKind;
import io.snarl.agent.text.FileNames;
import io.snarl.contract.interleaving.Interleaving;
import io.snarl.contract.schedule.ReplayableFailure;
import io.snarl.contract.schedule.StoredSchedules;
import io.snarl.contract.schedule.TestName;
import io.snarl.contract.schedule.ThreadNote;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/** Stores failures: a schedule to replay and an interleaving to read, both named after the test. */
public final class FailureFiles {

    private final Path output;
    private final FileNames names = FileNames.ofThisJvm();

    public FailureFiles(Path output) {
        this.output = output;
    }

    /** Returns a name that no failure has yet, not even one that another JVM has stored. */
    public String nameFor(String test) {
        String name = safe(test);
        String unused = name;
        for (int i = 2; Files.exists(schedule(unused)) || Files.exists(interleaving(unused)); i++) {
            unused = name + "-" + i;
        }
        return unused;
    }

    public Path writeInterleaving(String name, Interleaving content) {
        Path file = interleaving(name);
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(file, content.text());
        } catch (IOException e) {
            throw new UncheckedIOException("The interleaving " + file + " could not be written", e);
        }
        return file;
    }

    public Path writeSchedule(String name, FailureOrigin origin, ExecutionResult run) {
        Path file = schedule(name);
        var content = new ReplayableFailure(
                origin.test(),
                origin.uniqueId(),
                origin.strategy(),
                origin.seed(),
                run.failure().kind().name().toLowerCase(Locale.ROOT),
                run.failure().lastingSignature(),
                run.failure().summary(),
                Integer.toString(Runtime.version().feature()),
                origin.warmUp(),
                notes(run).entrySet().stream()
                        .map(note -> new ThreadNote(note.getKey(), note.getValue()))
                        .toList(),
                run.schedule());
        try {
            content.write(file);
        } catch (IOException e) {
            throw new UncheckedIOException("The schedule " + file + " could not be written", e);
        }
        return file;
    }

    private Path schedule(String name) {
        return output.resolve("schedules").resolve(name + StoredSchedules.ENDING);
    }

    private Path interleaving(String name) {
        return output.resolve("interleavings").resolve(name + ".jsonl");
    }

    /** {@code demo.BankTest.transfers} of {@code demo.BankTest#transfers(int)}, in letters that the file system accepts. */
    private String safe(String test) {
        return names.keepingEnd(TestName.parse(test).qualified().replace('#', '.'));
    }

    /** Returns notes on the threads: which thread started them, and where, if the steps are known. */
    private static Map<String, String> notes(ExecutionResult run) {
        Map<String, String> notes = new LinkedHashMap<>();
        run.threads().forEach(thread -> notes.put(thread, thread.equals("main") ? "the thread of the test" : ""));
        run.schedule().switches().stream()
                .flatMap(one -> Stream.of(one.from(), one.to()))
                .forEach(thread -> notes.putIfAbsent(thread, ""));
        Map<String, Integer> started = new HashMap<>();
        for (ExecutionStep step : run.steps()) {
            if (step.kind() == OperationKind.START) {
                String starter = run.threads().get(step.thread());
                int count = started.merge(starter, 1, Integer::sum);
                String child = starter.equals("main") ? "thread-" + count : starter + "." + count;
                notes.replace(child, "started by " + starter + (step.source() == null ? "" : " at " + step.source()));
            }
        }
        return notes;
    }
}
