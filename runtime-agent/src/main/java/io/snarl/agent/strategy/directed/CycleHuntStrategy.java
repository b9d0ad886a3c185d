package io.snarl.agent.strategy.directed;

import io.snarl.agent.strategy.SchedulingChoice;
import io.snarl.agent.strategy.Strategy;
import io.snarl.agent.strategy.random.RandomWalkStrategy;
import java.util.ArrayList;
import java.util.List;

/**
 * Looks for potential deadlocks in every execution and directs schedules to each of them in turn. While there are none,
 * and now and then afterwards, it walks at random to see more of the program.
 */
public final class CycleHuntStrategy implements Strategy {

    private static final int WALKS = 4;

    private final long seed;
    private final RandomWalkStrategy walk;
    private final LockCycleFinder cycles = new LockCycleFinder();
    private final List<Hunt> hunts = new ArrayList<>();
    private Strategy active;
    private int schedules;

    /** The tries of one cycle. */
    private static final class Hunt {

        private final DirectedStrategy strategy;
        private int tries;

        Hunt(DirectedStrategy strategy) {
            this.strategy = strategy;
        }
    }

    public CycleHuntStrategy(long seed) {
        this.seed = seed;
        walk = new RandomWalkStrategy(seed);
        active = walk;
    }

    /** Returns whether there is a cycle at which fewer schedules than that were directed. */
    public boolean hasTriedLessThan(int times) {
        return hunts.stream().anyMatch(hunt -> hunt.tries < times);
    }

    /** Notes the beginning of a schedule that another strategy decides on. */
    public void watch() {
        cycles.begin();
    }

    @Override
    public boolean begin() {
        watch();
        boolean walks = hunts.isEmpty() || schedules++ % WALKS == WALKS - 1;
        return walks ? begin(walk) : begin(nextHunt());
    }

    /** Prepares for a schedule that is directed at a cycle. */
    public void beginHunt() {
        watch();
        begin(nextHunt());
    }

    /** Returns one of the cycles with the fewest tries. */
    private DirectedStrategy nextHunt() {
        Hunt next = hunts.get(0);
        for (Hunt hunt : hunts) {
            next = hunt.tries < next.tries ? hunt : next;
        }
        next.tries++;
        return next.strategy;
    }

    private boolean begin(Strategy next) {
        active = next;
        return active.begin();
    }

    /** Names take time, and are not needed as long as no locks are taken in a cycle. */
    @Override
    public boolean asksForNames() {
        return !hunts.isEmpty();
    }

    @Override
    public int choose(SchedulingChoice choice) {
        return active.choose(choice);
    }

    @Override
    public void locks(SchedulingChoice state, int thread) {
        cycles.observe(state, thread);
    }

    @Override
    public void end(int choices, boolean failed) {
        cycles.end();
        if (cycles.found().size() > hunts.size()) {
            cycles.found().stream()
                    .skip(hunts.size())
                    .map(cycle -> new Hunt(new DirectedStrategy(new DeadlockGoal(cycle), seed)))
                    .forEach(hunts::add);
        }
    }

    /** Returns the potential deadlocks that it has come across. */
    public List<LockCycle> cycles() {
        return List.copyOf(cycles.found());
    }

    @Override
    public String describe() {
        return "directed, seed " + seed;
    }
}
