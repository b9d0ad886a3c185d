package io.snarl.agent.control;

import io.snarl.agent.secret.Secrets;
import io.snarl.agent.text.Visible;
import io.snarl.contract.bug.Deadlock;
import io.snarl.contract.result.FailureKind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;

/** Tells what went wrong in an narrator. */
final class Failures {

    private Failures() {}

    /** The test or a thread of it ended by an exception. */
    static Failure exception(ControlledThread thread, Throwable thrown) {
        String told = Secrets.current().messageOf(thrown);
        String message = told == null ? "" : ": " + Visible.line(firstLine(told));
        String who = thread.number == 0 ? "The test" : "Thread '" + thread.name + "'";
        return new Failure(
                FailureKind.EXCEPTION,
                who + " ended by " + thrown.getClass().getName() + message,
                List.of(),
                "exception " + thrown.getClass().getName() + " in " + thread.name + originOf(thrown),
                thrown);
    }

    private static String originOf(Throwable thrown) {
        for (StackTraceElement frame : thrown.getStackTrace()) {
            String name = frame.getClassName();
            if (!name.startsWith("java.") && !name.startsWith("jdk.") && !name.startsWith("org.junit")) {
                return " at " + name + "." + frame.getMethodName() + ":" + frame.getLineNumber();
            }
        }
        return "";
    }

    private static String firstLine(String text) {
        return text.lines().findFirst().orElse("");
    }

    /** It took too many steps. */
    static Failure endless(Narrator narrator, Course course) {
        Threads threads = narrator.threads();
        List<String> details = new ArrayList<>();
        for (int i = 0; i < threads.count(); i++) {
            ControlledThread thread = threads.get(i);
            if (thread.isAlive()) {
                details.add("'" + thread.name + "' is at " + narrator.callerLine(thread));
            }
        }
        return new Failure(
                FailureKind.ENDLESS,
                "The test does not end: after " + course.steps + " steps, of which " + course.operations
                        + " matter to other threads and the latter half were taken in fair turns, it still goes on."
                        + " Raise the limit of steps if it only needs more.",
                details,
                "endless",
                null);
    }

    /** Nobody can go on any more. */
    static Failure deadlock(Narrator narrator) {
        Threads threads = narrator.threads();
        List<ControlledThread> stuck = new ArrayList<>();
        for (int i = 0; i < threads.count(); i++) {
            ControlledThread thread = threads.get(i);
            // A worker that waits for work does what it should.
            if (thread.isAlive() && !(thread.pool != null && PoolsOfExecution.isIdle(thread))) {
                stuck.add(thread);
            }
        }
        return deadlock(narrator, stuck);
    }

    /** What remains after the test has ended; null if that is nothing out of the ordinary. */
    static Failure leftOver(Narrator narrator) {
        Threads threads = narrator.threads();
        List<ControlledThread> stuck = new ArrayList<>();
        for (int i = 1; i < threads.count(); i++) {
            ControlledThread thread = threads.get(i);
            if (thread.isAlive() && !thread.daemon && thread.pool == null && isStuck(thread)) {
                stuck.add(thread);
            }
        }
        return stuck.isEmpty() ? null : deadlock(narrator, stuck);
    }

    /** Tells a thread that will never get on from one that waits for work that may or may not come. */
    private static boolean isStuck(ControlledThread thread) {
        return switch (thread.waiting) {
            case FOR_MONITOR, FOR_NOTIFICATION, FOR_END_OF_THREAD -> true;
            case FOR_PERMIT -> thread.wantedLock != null && !WaitingRoom.isQueue(thread);
            default -> false;
        };
    }

    /** These threads can never go on. */
    static Failure deadlock(Narrator narrator, List<ControlledThread> threads) {
        // The same deadlock is to be told in the same way, whoever closed it.
        List<ControlledThread> stuck = inOrder(threads);
        ObjectLabels labels = narrator.labels();
        List<String> details = new ArrayList<>();
        var places = new TreeSet<String>();
        for (ControlledThread thread : stuck) {
            details.add(new WaitingRoom(narrator, labels).describe(thread));
            places.add(thread.name + " " + thread.waiting + " " + narrator.placeOf(thread));
        }
        List<ControlledThread> cycle = WaitingRoom.cycle(narrator, stuck);
        String summary = cycle.isEmpty()
                ? "Deadlock: " + names(stuck) + (stuck.size() == 1 ? " waits" : " wait")
                        + " for what nobody is left to do."
                : "Deadlock: " + names(inOrder(cycle)) + " wait for each other.";
        Deadlock deadlock = WaitingRoom.deadlock(narrator, cycle);
        String signature = "deadlock " + (deadlock == null ? places : deadlock);
        return new Failure(FailureKind.DEADLOCK, summary, details, signature, null, deadlock);
    }

    private static List<ControlledThread> inOrder(List<ControlledThread> threads) {
        return threads.stream()
                .sorted(Comparator.comparingInt(thread -> thread.number))
                .toList();
    }

    private static String names(List<ControlledThread> threads) {
        List<String> names = threads.stream().map(thread -> thread.name).toList();
        return names.size() == 1
                ? names.get(0)
                : String.join(", ", names.subList(0, names.size() - 1)) + " and " + names.get(names.size() - 1);
    }

    /** A thread got where nobody can tell what it does. */
    static Failure uncontrolled(ControlledThread thread, StackTraceElement[] stack, String why) {
        List<String> details = new ArrayList<>();
        for (StackTraceElement frame : stack) {
            details.add("at " + frame);
        }
        String name = thread == null ? "main" : thread.name;
        String where = stack.length == 0 ? "" : " in " + stack[0].getClassName() + "." + stack[0].getMethodName();
        return new Failure(
                FailureKind.UNCONTROLLED,
                "Thread '" + name + "' " + why + where + ", which Snarl cannot control.",
                details,
                "uncontrolled" + where,
                null);
    }
}
