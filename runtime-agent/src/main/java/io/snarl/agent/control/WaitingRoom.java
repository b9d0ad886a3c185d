package io.snarl.agent.control;

import io.snarl.contract.bug.Deadlock;
import io.snarl.contract.code.CodePlace;
import java.util.ArrayList;
import java.util.List;

/** Who waits for whom, when nobody can go on. */
final class WaitingRoom {

    private final Narrator narrator;
    private final ObjectLabels labels;

    WaitingRoom(Narrator narrator, ObjectLabels labels) {
        this.narrator = narrator;
        this.labels = labels;
    }

    /** What a thread holds and what it waits for, and where. */
    String describe(ControlledThread thread) {
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

    private String waitsFor(ControlledThread thread) {
        String where = " (" + narrator.callerLine(thread) + ")";
        return switch (thread.waiting) {
            case FOR_MONITOR -> "waits for " + labels.of(thread.waitsOn) + where + heldBy(thread);
            case FOR_NOTIFICATION ->
                thread.released
                        ? "was notified and waits for " + labels.of(thread.waitsOn) + where + heldBy(thread)
                        : "waits for a notification of " + labels.of(thread.waitsOn) + where;
            case FOR_END_OF_THREAD ->
                thread.waitsOn == null
                        ? "waits for the end of its parallel actions"
                        : "waits for the end of '" + narrator.threads().nameOf((Thread) thread.waitsOn) + "'" + where;
            case FOR_PERMIT -> waitsForPermit(thread) + where + heldBy(thread);
            case NOT -> "could go on" + where;
            case FOR_TIME -> "sleeps" + where;
            case ENDED -> "has ended";
        };
    }

    private String waitsForPermit(ControlledThread thread) {
        if (thread.condition != null) {
            return "waits for a signal of a condition of " + labels.of(thread.wantedLock);
        }
        if (thread.wantedLock != null) {
            return "waits for " + labels.of(thread.wantedLock);
        }
        return thread.waitsOn == null ? "is parked" : "waits on " + labels.of(thread.waitsOn);
    }

    private String heldBy(ControlledThread thread) {
        ControlledThread owner = ownerOfWanted(narrator, thread);
        if (owner == null) {
            return "";
        }
        return ", which '" + owner.name + "' holds" + (owner.isAlive() ? "" : ", though it has ended");
    }

    private String lineOf(ControlledThread thread, int position) {
        if (thread.held.line(position) != null) {
            return thread.held.line(position);
        }
        CodePlace place = narrator.codePlace(thread.held.place(position));
        String owner = place.className();
        return Callers.isJdk(owner)
                ? owner.substring(owner.lastIndexOf('.') + 1) + "." + place.method()
                : place.source();
    }

    /** Whether a thread only waits for the next element of a queue, as workers do that have nothing to do. */
    static boolean isQueue(ControlledThread thread) {
        for (StackTraceElement frame : thread.thread.getStackTrace()) {
            String name = frame.getClassName();
            if (name.startsWith("java.util.concurrent.")
                    && (name.contains("Queue") || name.contains("Deque"))
                    && !name.contains("Synchronizer")) {
                return true;
            }
        }
        return false;
    }

    private static ControlledThread ownerOfWanted(Narrator narrator, ControlledThread thread) {
        if (!WantedLock.isKnown(thread)) {
            return null;
        }
        int wanted = WantedLock.number(thread);
        Threads threads = narrator.threads();
        for (int i = 0; i < threads.count(); i++) {
            ControlledThread other = threads.get(i);
            if (other != thread && other.held.positionOf(wanted) >= 0) {
                return other;
            }
        }
        return null;
    }

    private static ControlledThread waitedFor(Narrator narrator, ControlledThread thread) {
        if (thread.waiting == Waiting.FOR_END_OF_THREAD) {
            return narrator.threads().of((Thread) thread.waitsOn);
        }
        return ownerOfWanted(narrator, thread);
    }

    /** The threads that wait for each other for good now that one more waits; none if somebody could still let them go. */
    static List<ControlledThread> cycleOfLocks(Narrator narrator, ControlledThread start) {
        ControlledThread at = start;
        int length = 0;
        do {
            if (!waitsForGood(narrator, at)) {
                return List.of();
            }
            at = ownerOfWanted(narrator, at);
            length++;
        } while (at != null && at != start && length <= narrator.threads().count());
        return at == start ? cycle(narrator, List.of(start)) : List.of();
    }

    private static boolean waitsForGood(Narrator narrator, ControlledThread thread) {
        if (thread.deadline != ControlledThread.FOREVER) {
            return false;
        }
        return thread.waiting == Waiting.FOR_MONITOR
                || thread.waiting == Waiting.FOR_PERMIT
                        && !thread.released
                        && thread.wantedLock != null
                        && thread.condition == null
                        && narrator.site(thread.wantedSite).method().name().equals("lock");
    }

    /** The first cycle among threads that wait for each other, each followed by the one that it waits for; or none. */
    static List<ControlledThread> cycle(Narrator narrator, List<ControlledThread> stuck) {
        for (ControlledThread start : stuck) {
            List<ControlledThread> way = new ArrayList<>();
            ControlledThread at = start;
            while (at != null && !way.contains(at)) {
                way.add(at);
                at = waitedFor(narrator, at);
            }
            if (at == start) {
                return way;
            }
        }
        return List.of();
    }

    /** The edges of a cycle in which every thread waits for a lock; null if one waits for something else. */
    static Deadlock deadlock(Narrator narrator, List<ControlledThread> cycle) {
        if (cycle.isEmpty() || !cycle.stream().allMatch(WantedLock::isAll)) {
            return null;
        }
        List<Deadlock.Edge> edges = new ArrayList<>();
        ControlledThread before = cycle.get(cycle.size() - 1);
        for (ControlledThread thread : cycle) {
            int position = thread.held.positionOf(WantedLock.number(before));
            edges.add(new Deadlock.Edge(
                    WantedLock.classOf(thread.held.lock(position)),
                    narrator.codePlace(thread.held.place(position)),
                    WantedLock.className(thread),
                    WantedLock.place(narrator, thread)));
            before = thread;
        }
        return new Deadlock(edges);
    }
}
