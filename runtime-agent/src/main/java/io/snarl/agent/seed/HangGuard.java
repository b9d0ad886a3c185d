package io.snarl.agent.seed;

import io.snarl.contract.code.AgentClasses;
import io.snarl.contract.code.JdkClasses;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Ends a JVM that hangs: in a test or around tests, before the first or after the last one, or when it shuts down. */
final class HangGuard {

    private static final String AFTERWARDS = "afterwards";
    private static final String SHUTDOWN = "shutdown";

    /** Work for all tests, such as their discovery, is not limited by the timeout of one test. */
    private static final long LEAST_FOR_ALL = 600;

    private static final long MOST_AFTER_TESTS = 60;

    private record Activity(SeedDescriptor seed, boolean container) {}

    private final SeedIndex index;
    private final long secondsAllowed;
    private final JvmTerminator ending;
    private final SeedRunWatchdog watchdog = new SeedRunWatchdog(this::overdue);
    private volatile Activity activity;

    HangGuard(SeedIndex index, long secondsAllowed, JvmTerminator ending) {
        this.index = index;
        this.secondsAllowed = secondsAllowed;
        this.ending = ending;
    }

    void start() {
        watchdog.start();
        Runtime.getRuntime().addShutdownHook(new Thread(this::shutdown, "snarl-shutdown"));
    }

    void test(SeedDescriptor test) {
        begin(new Activity(test, false), secondsAllowed);
    }

    /** Called when something is done for a container of tests; null when all is done. */
    void around(SeedDescriptor container) {
        boolean all = container == null || container.isForAll();
        begin(
                container == null ? null : new Activity(container, true),
                all ? Math.max(secondsAllowed, LEAST_FOR_ALL) : secondsAllowed);
    }

    /**
     * All tests have ended, and the JVM is to end soon. A test that forbids by a SecurityManager what Gradle needs can break its connection,
     * for whose end both sides would wait for ever.
     */
    void finished() {
        activity = null;
        watchdog.watch(AFTERWARDS, mostAfterTests());
    }

    private long mostAfterTests() {
        return Math.min(secondsAllowed, MOST_AFTER_TESTS);
    }

    private void begin(Activity next, long seconds) {
        activity = next;
        watchdog.watch(next == null ? null : next.seed().id(), seconds);
    }

    private void shutdown() {
        SeedRun.unrecorded(() -> {
            if (activity != null) {
                index.shutdown();
            }
            watchdog.watch(SHUTDOWN, mostAfterTests());
        });
    }

    private void overdue(String id) {
        Activity late = activity;
        if (id.equals(SHUTDOWN)) {
            endShutdown(late == null);
        } else if (id.equals(AFTERWARDS)) {
            ending.ofThisJvm("All tests have ended, and the test JVM has not for " + mostAfterTests() + " s.");
        } else if (late.seed().isForAll()) {
            ending.ofTheRun("The test JVM has been busy for " + LEAST_FOR_ALL
                    + " s without running a test, while it looked for tests or went from one class to the next."
                    + " Run the suite's own test task to see whether it ends there." + stackOfTests());
        } else {
            index.lost(late.seed(), late.container(), LostTrace.noEnd(secondsAllowed, placeOfTests()));
            ending.ofThisJvm(
                    "The seed test " + id + " has not ended within " + secondsAllowed + " s." + stackOfTests());
        }
    }

    /** A shutdown hook hangs; whatever it is for, the tests have ended or will not. */
    private void endShutdown(boolean finished) {
        if (finished) {
            Runtime.getRuntime().halt(0);
        }
        ending.ofThisJvm("The test JVM was shut down in the middle of its tests, and a shutdown hook did not end.");
    }

    private static String stackOfTests() {
        return frames().limit(20).map(frame -> "\n    at " + frame).collect(Collectors.joining());
    }

    /** Returns where code is that a user knows. */
    private static String placeOfTests() {
        return frames().filter(frame ->
                        !JdkClasses.contain(frame.getClassName()) && !AgentClasses.contain(frame.getClassName()))
                .findFirst()
                .map(frame -> ", in " + frame.getClassName() + "." + frame.getMethodName() + "(" + frame.getFileName()
                        + ":" + frame.getLineNumber() + ")")
                .orElse("");
    }

    private static Stream<StackTraceElement> frames() {
        return Thread.getAllStackTraces().entrySet().stream()
                .filter(entry -> Stream.of(entry.getValue())
                        .anyMatch(frame -> frame.getClassName().startsWith("org.junit.")))
                .findFirst()
                .map(Map.Entry::getValue)
                .stream()
                .flatMap(Stream::of);
    }
}
