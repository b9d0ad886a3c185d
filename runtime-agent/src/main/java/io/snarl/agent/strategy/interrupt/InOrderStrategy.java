package io.snarl.agent.strategy.interrupt;

import io.snarl.agent.strategy.SchedulingChoice;
import io.snarl.agent.strategy.Strategy;

/** Runs the threads of parallel calls sequentially in a given order, and logs the points that they reach. */
public final class InOrderStrategy implements Strategy {

    private final int firstThread;
    private final int[] order;
    private final PointLog log = new PointLog();

    /**
     * Creates a strategy for one schedule.
     *
     * @param firstThread the number of the thread of the first call; those of the others follow
     * @param order the positions of the calls in the order in which they are to be made
     */
    public InOrderStrategy(int firstThread, int[] order) {
        this.firstThread = firstThread;
        this.order = order.clone();
    }

    /** Returns the thread that runs before all others. */
    int first() {
        return firstThread + order[0];
    }

    boolean isOfCall(int thread) {
        return thread >= firstThread && thread < firstThread + order.length;
    }

    PointLog log() {
        return log;
    }

    @Override
    public boolean begin() {
        return true;
    }

    @Override
    public boolean everywhere() {
        return true;
    }

    /** So that what different executions have seen can be put together. */
    @Override
    public boolean asksForNames() {
        return true;
    }

    @Override
    public int choose(SchedulingChoice choice) {
        log.observe(choice);
        int current = PointLog.arrived(choice);
        if (current != SchedulingChoice.NONE) {
            // Not even if it asks others to go first: what comes of that would not be sequential.
            return current;
        }
        for (int position : order) {
            if (choice.isEnabled(firstThread + position)) {
                return firstThread + position;
            }
        }
        return choice.enabled(0);
    }

    @Override
    public String describe() {
        return "one call after the other";
    }
}
