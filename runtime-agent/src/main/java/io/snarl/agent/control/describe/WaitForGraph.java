package io.snarl.agent.control.describe;

import io.snarl.agent.control.state.ExecutionThreads;
import io.snarl.agent.control.state.ObjectLabels;
import io.snarl.agent.control.state.ThreadState;
import io.snarl.agent.control.state.WaitReason;
import io.snarl.contract.bug.Deadlock;
import io.snarl.contract.code.CodePlace;
import io.snarl.contract.code.JdkClasses;
import java.util.ArrayList;
import java.util.List;

/** The wait-for graph of the threads when none can go on. */
public final class WaitForGraph {

    private final ExecutionDescriber describer;
    private final ObjectLabels labels;

    WaitForGraph(ExecutionDescriber describer, ObjectLabels labels) {
        this.describer = describer;
        this.labels = labels;
    }

    /** Describes what a thread holds, what it waits for, and where. */
    String describe(ThreadState thread) {
        var text = new StringBuilder("'").append(thread.name).append("' ");
        for (int i = 0; i < thread.held.size(); i++) {
            text.append(i == 0 ? "holds " : ", ")
                    .append(labels.of(thread.held.lock(i)))
                    .append(" (taken at ")
                    .append(lineOf(thread, i))
                    .append(')');
        }
        text.append(thread.held.size() > 0 ? " and " : "").append(waitsFor(thread));
        return text.toString();
    }

    private String waitsFor(ThreadState thread) {
        String where = " (" + describer.callerLine(thread) + ")";
        return switch (thread.waiting) {
            case FOR_MONITOR -> "waits for " + labels.of(thread.waitsOn) + where + heldBy(thread);
            case FOR_NOTIFICATION ->
                thread.released
                        ? "was notified and waits for " + labels.of(thread.waitsOn) + where + heldBy(thread)
                        : "waits for a notification of " + labels.of(thread.waitsOn) + where;
            case FOR_END_OF_THREAD ->
                thread.waitsOn == null
                        ? "waits for the end of its parallel actions"
                        : "waits for the end of '" + describer.threads().nameOf((Thread) thread.waitsOn) + "'" + where;
            case FOR_PERMIT -> waitsForPermit(thread) + where + heldBy(thread);
            case NOT -> "could go on" + where;
            case FOR_TIME -> "sleeps" + where;
            case ENDED -> "has ended";
        };
    }

    private String waitsForPermit(ThreadState thread) {
        if (thread.condition != null) {
            return "waits for a signal of a condition of " + labels.of(thread.wantedLock);
        }
        if (thread.wantedLock != null) {
            return "waits for " + labels.of(thread.wantedLock);
        }
        return thread.waitsOn == null ? "is parked" : "waits on " + labels.of(thread.waitsOn);
    }

    private String heldBy(ThreadState thread) {
        ThreadState owner = ownerOfWanted(describer, thread);
        if (owner == null) {
            return "";
        }
        return ", which '" + owner.name + "' holds" + (owner.isAlive() ? "" : ", though it has ended");
    }

    private String lineOf(ThreadState thread, int position) {
        if (thread.held.line(position) != null) {
            return thread.held.line(position);
        }
        CodePlace place = describer.codePlace(thread.held.place(position));
        String owner = place.className();
        return JdkClasses.contain(owner)
                ? owner.substring(owner.lastIndexOf('.') + 1) + "." + place.method()
                : place.source();
    }

    /** Returns whether a thread only waits for the next element of a queue, as idle workers do. */
    static boolean isQueue(ThreadState thread) {
        for (StackTraceElement frame : thread.turn.stackTrace()) {
            String name = frame.getClassName();
            if (name.startsWith("java.util.concurrent.")
                    && (name.contains("Queue") || name.contains("Deque"))
                    && !name.contains("Synchronizer")) {
                return true;
            }
        }
        return false;
    }

    private static ThreadState ownerOfWanted(ExecutionDescriber describer, ThreadState thread) {
        if (!WantedLock.isKnown(thread)) {
            return null;
        }
        int wanted = WantedLock.number(thread);
        ExecutionThreads threads = describer.threads();
        for (int i = 0; i < threads.count(); i++) {
            ThreadState other = threads.get(i);
            if (other != thread && other.held.positionOf(wanted) >= 0) {
                return other;
            }
        }
        return null;
    }

    private static ThreadState waitedFor(ExecutionDescriber describer, ThreadState thread) {
        if (thread.waiting == WaitReason.FOR_END_OF_THREAD) {
            return describer.threads().of((Thread) thread.waitsOn);
        }
        return ownerOfWanted(describer, thread);
    }

    /**
     * Returns the cycle of threads that wait for each other's locks without a timeout, from the one that waits last;
     * empty if there is none.
     */
    public static List<ThreadState> cycleOfLocks(ExecutionDescriber describer, ThreadState start) {
        ThreadState at = start;
        int length = 0;
        do {
            if (!waitsForGood(describer, at)) {
                return List.of();
            }
            at = ownerOfWanted(describer, at);
            length++;
        } while (at != null && at != start && length <= describer.threads().count());
        return at == start ? cycle(describer, List.of(start)) : List.of();
    }

    private static boolean waitsForGood(ExecutionDescriber describer, ThreadState thread) {
        if (thread.deadline != ThreadState.FOREVER) {
            return false;
        }
        return thread.waiting == WaitReason.FOR_MONITOR
                || thread.waiting == WaitReason.FOR_PERMIT
                        && !thread.released
                        && thread.wantedLock != null
                        && thread.condition == null
                        && describer.site(thread.wantedSite).method().name().equals("lock");
    }

    /**
     * Returns the first cycle among threads that wait for each other, each followed by the one that it waits for; empty
     * if there is none.
     */
    static List<ThreadState> cycle(ExecutionDescriber describer, List<ThreadState> stuck) {
        for (ThreadState start : stuck) {
            List<ThreadState> way = new ArrayList<>();
            ThreadState at = start;
            while (at != null && !way.contains(at)) {
                way.add(at);
                at = waitedFor(describer, at);
            }
            if (at == start) {
                return way;
            }
        }
        return List.of();
    }

    /** Returns the deadlock of a cycle in which every thread waits for a lock; null if one waits for something else. */
    static Deadlock deadlock(ExecutionDescriber describer, List<ThreadState> cycle) {
        if (cycle.isEmpty() || !cycle.stream().allMatch(WantedLock::isAll)) {
            return null;
        }
        List<Deadlock.Edge> edges = new ArrayList<>();
        ThreadState before = cycle.get(cycle.size() - 1);
        for (ThreadState thread : cycle) {
            int position = thread.held.positionOf(WantedLock.number(before));
            edges.add(new Deadlock.Edge(
                    WantedLock.classOf(thread.held.lock(position)),
                    describer.codePlace(thread.held.place(position)),
                    WantedLock.className(thread),
                    WantedLock.place(describer, thread)));
            before = thread;
        }
        return new Deadlock(edges);
    }
}
