package io.snarl.core.lab;

import io.snarl.contract.lab.TrialReply;
import io.snarl.contract.lab.TrialRequest;
import io.snarl.contract.result.RunResults;
import io.snarl.core.file.WriteProblem;
import io.snarl.core.lab.LabResult.Cause;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Runs one test after another in a JVM of its own, and starts another one where that is lost or spent.
 *
 * <p>The test that runs when its JVM ends is run again, since something else may have ended that, and is blamed if it happens again.
 */
final class LabWorker implements AutoCloseable {

    /** How many JVMs a test may end, and how many may fail to start. */
    private static final int MOST_LOST = 2;

    /** What exploring one test may take; how much it explores is limited by what is the same on every machine, but for the strangest tests. */
    private static final Duration EXPLORING = Duration.ofSeconds(20);

    /** What it may take besides: to load classes, and to repeat and shorten what it has found. */
    private static final Duration GRACE = Duration.ofSeconds(40);

    private final LabStart start;
    private final LabJournal journal;
    private final WrittenClasses compiled;
    private final Compiler compiler;
    private LabJvm jvm;
    private int failedStarts;
    private String words = "";

    LabWorker(LabStart start, LabJournal journal, WrittenClasses compiled, Compiler compiler) {
        this.compiler = compiler;
        this.start = start;
        this.journal = journal;
        this.compiled = compiled;
    }

    /** Compiles tests again of which something has damaged the class files. */
    @FunctionalInterface
    interface Compiler {

        /** Compiles sources by the binary names of their classes. */
        Map<String, String> compile(Map<String, String> sources) throws IOException;
    }

    /** Starts its JVM if there is none; it becomes ready meanwhile. */
    void prepare() throws IOException {
        if (jvm == null) {
            jvm = start.start();
        }
    }

    /**
     * Runs a test.
     *
     * @param left how long it may take at most
     * @throws IOException if no JVM can run any
     */
    LabResult run(LabTrial test, Supplier<Duration> left) throws IOException, InterruptedException {
        int lost = 0;
        int attempt = 0;
        String why = "";
        boolean killed = false;
        while (lost < MOST_LOST) {
            if (left.get().isZero()) {
                return LabResult.without(Cause.TIME, "the time was over before it was run");
            }
            if (!isReady()) {
                if (failedStarts == MOST_LOST) {
                    start.requireWorking(words);
                    failedStarts = 0;
                    return LabResult.without(Cause.TEST, "the JVM that was to run the test left no results: " + words);
                }
                continue;
            }
            Path output = journal.clear(test);
            Duration exploring = shorter(EXPLORING, left.get());
            long begin = System.nanoTime();
            jvm.ask(requestOf(test, exploring, attempt, output));
            LabJvm.Answer answer = jvm.answer(exploring.plus(shorter(GRACE, left.get())));
            if (answer.end() != LabJvm.End.NONE) {
                end();
                if (answer.end() == LabJvm.End.TIME_OVER) {
                    return left.get().isZero()
                            ? LabResult.without(Cause.TIME, "the time was over before it had ended")
                            : LabResult.without(Cause.TEST, "the test did not end");
                }
                WriteProblem.requireRoom(output);
                lost++;
                killed = answer.end() == LabJvm.End.BY_SIGNAL;
                why = "the test ended its JVM, twice: " + answer.words();
                continue;
            }
            TrialReply reply = answer.reply().orElseThrow();
            start.times().add(reply, Duration.ofNanos(System.nanoTime() - begin));
            if (!reply.reusable()) {
                end();
            }
            if (!reply.ended()) {
                attempt++;
                continue;
            }
            Optional<LabResult> result = journal.find(test).flatMap(run -> resultOf(run, test));
            if (result.isPresent()) {
                return result.get();
            }
            lost++;
            why = problemIn(test);
            compiler.compile(Map.of(test.className(), test.source()));
        }
        return LabResult.without(killed ? Cause.KILLED : Cause.TEST, why);
    }

    private boolean isReady() throws IOException, InterruptedException {
        if (jvm != null && jvm.isReady()) {
            return true;
        }
        prepare();
        long begin = System.nanoTime();
        LabJvm.Answer answer = jvm.answer(LabJvm.START);
        if (answer.end() == LabJvm.End.NONE) {
            jvm.ready();
            start.times().add("waiting for JVMs to start", Duration.ofNanos(System.nanoTime() - begin));
            start.worked();
            failedStarts = 0;
            return true;
        }
        words = answer.words();
        failedStarts++;
        end();
        return false;
    }

    private TrialRequest requestOf(LabTrial test, Duration exploring, int attempt, Path output) {
        return new TrialRequest(
                start.place().classes(),
                test.className(),
                test.method(),
                test.collecting().word(),
                test.schedules(),
                exploring.toMillis(),
                attempt,
                output);
    }

    /** A class file that was changed since it was compiled may show what its source does not do. */
    private Optional<LabResult> resultOf(RunResults run, LabTrial test) {
        return compiled.changed(test.className()).isPresent()
                ? Optional.empty()
                : run.tests().stream().findFirst().map(LabResult::of);
    }

    private String problemIn(LabTrial test) {
        Optional<Path> changed = compiled.changed(test.className());
        if (changed.isPresent()) {
            return "something has changed " + changed.get() + " since it was compiled";
        }
        List<String> unreadable = journal.unreadable(test);
        return unreadable.isEmpty()
                ? "the JVM that was to run the test did not find it, twice"
                : "its result cannot be read: " + unreadable.get(0);
    }

    private static Duration shorter(Duration one, Duration other) {
        return one.compareTo(other) < 0 ? one : other;
    }

    private void end() {
        if (jvm != null) {
            jvm.close();
        }
        jvm = null;
    }

    @Override
    public void close() {
        end();
    }
}
