package io.snarl.agent.strategy.directed;

import io.snarl.agent.strategy.Operation;
import io.snarl.agent.strategy.SchedulingChoice;
import io.snarl.agent.strategy.SeededRandom;
import java.util.ArrayList;
import java.util.List;

/**
 * The acquisition of a lock by a thread that holds others (definition 1 of DeadlockFuzzer's paper). Numbers of threads
 * and objects are those of one execution.
 */
record LockDependency(int thread, int[] held, int lock, LockCycle.Component component) {

    static LockDependency of(SchedulingChoice state, int thread) {
        Operation next = state.next(thread);
        var held = new int[state.heldCount(thread)];
        List<Integer> context = new ArrayList<>(held.length + 1);
        for (int i = 0; i < held.length; i++) {
            held[i] = state.heldObject(thread, i);
            context.add(state.heldSite(thread, i));
        }
        context.add(state.lockSite(thread));
        return new LockDependency(
                thread,
                held,
                next.object(),
                new LockCycle.Component(
                        state.abstractionOfThread(thread), state.abstractionOf(next.object()), context));
    }

    /** Returns a number that two dependencies share only if they are the same, save by an accident of one in 2^64. */
    static long fingerprint(SchedulingChoice state, int thread) {
        Operation next = state.next(thread);
        long mixed = SeededRandom.mix(((long) thread << 32) + next.object());
        for (int i = 0; i < state.heldCount(thread); i++) {
            mixed = SeededRandom.mix(mixed + ((long) state.heldObject(thread, i) << 32) + state.heldSite(thread, i));
        }
        return SeededRandom.mix(mixed + state.lockSite(thread));
    }

    boolean holds(int object) {
        for (int one : held) {
            if (one == object) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether both threads could hold their locks and wait for theirs at the same time. */
    boolean canGoWith(LockDependency other) {
        if (thread == other.thread || lock == other.lock) {
            return false;
        }
        for (int one : held) {
            if (other.holds(one)) {
                return false;
            }
        }
        return true;
    }
}
