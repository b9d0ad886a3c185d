package io.snarl.agent.strategy.directed;

import io.snarl.agent.strategy.SchedulingChoice;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds potential deadlocks in executions that did not deadlock: iGoodlock, algorithm 1 of DeadlockFuzzer's paper. Chains
 * of lock dependencies are made longer step by step, so short cycles come first; a chain that is a cycle is not made
 * longer.
 */
public final class LockCycleFinder {

    private static final int LONGEST_CYCLE = 4;
    private static final int MOST_DEPENDENCIES = 500;
    private static final int MOST_CHAINS = 20_000;
    private static final int MOST_ANALYSES = 200;

    private final Set<LockCycle> found = new LinkedHashSet<>();
    private final List<LockDependency> dependencies = new ArrayList<>();
    private final Set<Long> fingerprints = new HashSet<>();
    private final Set<Long> analysed = new HashSet<>();
    private long sum;

    /** Forgets the locks of the execution before, but not the cycles. */
    public void begin() {
        if (!fingerprints.isEmpty()) {
            dependencies.clear();
            fingerprints.clear();
        }
        sum = 0;
    }

    /** Notes that a thread is about to take a lock. */
    public void observe(SchedulingChoice state, int thread) {
        if (state.heldCount(thread) == 0 || dependencies.size() == MOST_DEPENDENCIES) {
            return;
        }
        long fingerprint = LockDependency.fingerprint(state, thread);
        if (fingerprints.add(fingerprint)) {
            dependencies.add(LockDependency.of(state, thread));
            sum += fingerprint;
        }
    }

    /** Looks for cycles in what was observed since the beginning of this execution. */
    public void end() {
        // Executions that take the same locks have nothing to add. Locks that are made anew are others each time, so
        // there is a limit.
        if (dependencies.size() > 1 && analysed.size() < MOST_ANALYSES && analysed.add(sum)) {
            analyse();
        }
    }

    /** Returns all cycles so far, in the order in which they were found. */
    public Set<LockCycle> found() {
        return found;
    }

    private void analyse() {
        List<List<LockDependency>> chains = new ArrayList<>();
        for (LockDependency one : dependencies) {
            chains.add(List.of(one));
        }
        for (int length = 2; length <= LONGEST_CYCLE && !chains.isEmpty(); length++) {
            chains = longer(chains);
        }
    }

    private List<List<LockDependency>> longer(List<List<LockDependency>> chains) {
        List<List<LockDependency>> longer = new ArrayList<>();
        for (List<LockDependency> chain : chains) {
            for (LockDependency next : dependencies) {
                if (continues(chain, next)) {
                    List<LockDependency> longerChain = append(chain, next);
                    if (chain.get(0).holds(next.lock())) {
                        found.add(new LockCycle(longerChain.stream()
                                .map(LockDependency::component)
                                .toList()));
                    } else if (longer.size() < MOST_CHAINS) {
                        longer.add(longerChain);
                    }
                }
            }
        }
        return longer;
    }

    /** Checks definition 2; each cycle comes up once, because its first thread has the lowest number. */
    private static boolean continues(List<LockDependency> chain, LockDependency next) {
        if (next.thread() < chain.get(0).thread()
                || !next.holds(chain.get(chain.size() - 1).lock())) {
            return false;
        }
        for (LockDependency one : chain) {
            if (!one.canGoWith(next)) {
                return false;
            }
        }
        return true;
    }

    private static List<LockDependency> append(List<LockDependency> chain, LockDependency next) {
        List<LockDependency> longer = new ArrayList<>(chain);
        longer.add(next);
        return longer;
    }
}
