package io.snarl.agent.control.describe;

import io.snarl.agent.control.state.ExecutionState;
import io.snarl.agent.control.state.ExecutionThreads;
import io.snarl.agent.control.state.ObjectLabels;
import io.snarl.agent.control.state.ThreadPools;
import io.snarl.agent.control.state.ThreadState;
import io.snarl.agent.execution.Failure;
import io.snarl.agent.secret.Secrets;
import io.snarl.agent.text.VisibleText;
import io.snarl.contract.bug.Deadlock;
import io.snarl.contract.code.JdkClasses;
import io.snarl.contract.result.FailureKind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;

/** Creates the descriptions of failed executions. */
public final class FailureFactory {

    private FailureFactory() {}

    /** Creates the failure of a test or thread that has ended by an exception. */
    public static Failure exception(ThreadState thread, Throwable thrown) {
        String told = Secrets.current().messageOf(thrown);
        String message = told == null ? "" : ": " + VisibleText.line(firstLine(told));
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
            if (!JdkClasses.contain(name) && !name.startsWith("org.junit.")) {
                return " at " + name + "." + frame.getMethodName() + ":" + frame.getLineNumber();
            }
        }
        return "";
    }

    private static String firstLine(String text) {
        return text.lines().findFirst().orElse("");
    }

    /** Creates the failure of an execution that took too many steps. */
    public static Failure endless(ExecutionDescriber describer, ExecutionState state) {
        ExecutionThreads threads = describer.threads();
        List<String> details = new ArrayList<>();
        for (int i = 0; i < threads.count(); i++) {
            ThreadState thread = threads.get(i);
            if (thread.isAlive()) {
                details.add("'" + thread.name + "' is at " + describer.callerLine(thread));
            }
        }
        return new Failure(
                FailureKind.ENDLESS,
                "The test does not end: after " + state.steps + " steps, of which " + state.operations
                        + " matter to other threads and the latter half were taken in fair turns, it still goes on."
                        + " Raise the limit of steps if it only needs more.",
                details,
                "endless",
                null);
    }

    /** Creates the failure of an execution in which no thread can go on. */
    public static Failure deadlock(ExecutionDescriber describer) {
        ExecutionThreads threads = describer.threads();
        List<ThreadState> stuck = new ArrayList<>();
        for (int i = 0; i < threads.count(); i++) {
            ThreadState thread = threads.get(i);
            // A worker that waits for work does what it should.
            if (thread.isAlive() && !(thread.pool != null && ThreadPools.isIdle(thread))) {
                stuck.add(thread);
            }
        }
        return deadlock(describer, stuck);
    }

    /** Creates the failure of threads that are stuck when the test has ended; returns null if none is. */
    public static Failure leftOver(ExecutionDescriber describer) {
        ExecutionThreads threads = describer.threads();
        List<ThreadState> stuck = new ArrayList<>();
        for (int i = 1; i < threads.count(); i++) {
            ThreadState thread = threads.get(i);
            if (thread.isAlive() && !thread.daemon && thread.pool == null && isStuck(thread)) {
                stuck.add(thread);
            }
        }
        return stuck.isEmpty() ? null : deadlock(describer, stuck);
    }

    /** Returns whether a thread will never go on, unlike one that waits for work that may or may not come. */
    private static boolean isStuck(ThreadState thread) {
        return switch (thread.waiting) {
            case FOR_MONITOR, FOR_NOTIFICATION, FOR_END_OF_THREAD -> true;
            case FOR_PERMIT -> thread.wantedLock != null && !WaitForGraph.isQueue(thread);
            default -> false;
        };
    }

    /** Creates the failure of threads that can never go on. */
    public static Failure deadlock(ExecutionDescriber describer, List<ThreadState> threads) {
        // The same deadlock is to be told in the same way, whoever closed it.
        List<ThreadState> stuck = inOrder(threads);
        ObjectLabels labels = describer.labels();
        List<String> details = new ArrayList<>();
        var places = new TreeSet<String>();
        for (ThreadState thread : stuck) {
            details.add(new WaitForGraph(describer, labels).describe(thread));
            places.add(thread.name + " " + thread.waiting + " " + describer.placeOf(thread));
        }
        List<ThreadState> cycle = WaitForGraph.cycle(describer, stuck);
        String summary = cycle.isEmpty()
                ? "Deadlock: " + names(stuck) + (stuck.size() == 1 ? " waits" : " wait")
                        + " for what nobody is left to do."
                : "Deadlock: " + names(inOrder(cycle)) + " wait for each other.";
        Deadlock deadlock = WaitForGraph.deadlock(describer, cycle);
        String signature = "deadlock " + (deadlock == null ? places : deadlock);
        return new Failure(FailureKind.DEADLOCK, summary, details, signature, null, deadlock);
    }

    private static List<ThreadState> inOrder(List<ThreadState> threads) {
        return threads.stream()
                .sorted(Comparator.comparingInt(thread -> thread.number))
                .toList();
    }

    private static String names(List<ThreadState> threads) {
        List<String> names = threads.stream().map(thread -> thread.name).toList();
        return names.size() == 1
                ? names.get(0)
                : String.join(", ", names.subList(0, names.size() - 1)) + " and " + names.get(names.size() - 1);
    }

    /** Creates the failure of an execution with a thread that cannot be controlled. */
    public static Failure uncontrolled(ThreadState thread, StackTraceElement[] stack, String why) {
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
