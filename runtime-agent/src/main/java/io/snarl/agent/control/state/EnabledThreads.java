package io.snarl.agent.control.state;

import io.snarl.agent.strategy.Operation;
import io.snarl.agent.strategy.SchedulingChoice;
import java.util.Arrays;

/** The enabled threads, and what else a strategy is told when it chooses one of them. */
public final class EnabledThreads implements SchedulingChoice {

    private static final long LONGEST_RACE = 1_000_000_000;

    private final ExecutionState state;
    private final ExecutionThreads threads;
    private final MonitorOwners monitors;
    private final VirtualTime time;
    private final ChoiceSites places;
    private int[] numbers = new int[8];
    private int count;
    private boolean sleepersRace;

    /** The thread that asks, if it can go on itself; else null. */
    public ThreadState chooser;

    /** Whether the asking thread seems to wait for another one. */
    public boolean chooserYields;

    public EnabledThreads(
            ExecutionState state,
            ExecutionThreads threads,
            MonitorOwners monitors,
            VirtualTime time,
            ChoiceSites places) {
        this.state = state;
        this.threads = threads;
        this.monitors = monitors;
        this.time = time;
        this.places = places;
    }

    /**
     * Prepares for another execution.
     *
     * @param race whether other threads may be slower than a short sleep
     */
    public void begin(boolean race) {
        sleepersRace = race;
        chooser = null;
        chooserYields = false;
    }

    /** Finds the threads that can go on now. */
    public void find() {
        int all = threads.count();
        if (numbers.length < all) {
            numbers = new int[all * 2];
        }
        int found = 0;
        for (int i = 0; i < all; i++) {
            if (canGoOn(threads.get(i))) {
                numbers[found++] = i;
            }
        }
        if (sleepersRace && found > 0) {
            found = withFirstSleeper(found);
        }
        count = found;
    }

    /** A timeout ends a wait only when nobody else can go on: the machine is never too slow. */
    private boolean canGoOn(ThreadState thread) {
        return switch (thread.waiting) {
            case NOT -> true;
            case FOR_MONITOR -> monitors.isFreeFor(thread);
            case FOR_NOTIFICATION -> thread.released && monitors.isFreeFor(thread);
            case FOR_PERMIT, FOR_END_OF_THREAD -> thread.released;
            case FOR_TIME -> thread.released || thread.deadline <= time.now();
            case ENDED -> false;
        };
    }

    /**
     * Other threads may take longer for their next step than a short sleep. Only the first of all that wait for a time
     * may be early, so that times stay in order.
     */
    private int withFirstSleeper(int found) {
        ThreadState first = time.first();
        if (first == null || first.deadline <= time.now() || !mayWakeEarly(first)) {
            return found;
        }
        numbers[found] = first.number;
        Arrays.sort(numbers, 0, found + 1);
        return found + 1;
    }

    /** Long sleeps, and those that other threads are known to interrupt, are not meant to wait for others. */
    private boolean mayWakeEarly(ThreadState sleeper) {
        return sleeper.waiting == WaitReason.FOR_TIME
                && sleeper.sleep <= LONGEST_RACE
                && (state.decider.isGiven() || !places.isInterruptedSleep(sleeper.next.site()));
    }

    public boolean anyoneBut(ThreadState me) {
        for (int i = 0; i < threads.count(); i++) {
            if (threads.get(i) != me && canGoOn(threads.get(i))) {
                return true;
            }
        }
        return false;
    }

    public ExecutionThreads threads() {
        return threads;
    }

    /** Returns the enabled thread after a number, and the first one after the last. */
    public int after(int number) {
        for (int i = 0; i < count; i++) {
            if (numbers[i] > number) {
                return numbers[i];
            }
        }
        return numbers[0];
    }

    // ---- what a strategy is told

    @Override
    public long steps() {
        return state.operations;
    }

    @Override
    public int current() {
        return chooser == null ? NONE : chooser.number;
    }

    @Override
    public boolean yields() {
        return chooserYields;
    }

    @Override
    public int enabledCount() {
        return count;
    }

    @Override
    public int enabled(int position) {
        return numbers[position];
    }

    @Override
    public boolean isEnabled(int thread) {
        for (int i = 0; i < count; i++) {
            if (numbers[i] == thread) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Operation next(int thread) {
        return threads.get(thread).next;
    }

    @Override
    public int lockSite(int thread) {
        return threads.get(thread).wantedPlace;
    }

    @Override
    public int heldCount(int thread) {
        return threads.get(thread).held.size();
    }

    @Override
    public int heldObject(int thread, int position) {
        return threads.get(thread).held.object(position);
    }

    @Override
    public int heldSite(int thread, int position) {
        return threads.get(thread).held.place(position);
    }

    @Override
    public String abstractionOf(int object) {
        return state.names == null ? null : state.names.of(object);
    }

    @Override
    public String abstractionOfThread(int thread) {
        return threads.get(thread).name;
    }
}
