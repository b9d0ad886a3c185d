package io.snarl.agent.strategy.interrupt;

import io.snarl.agent.strategy.SchedulingChoice;
import io.snarl.agent.strategy.Strategy;
import java.util.List;

/** Carries out an interruption plan. Whoever ends or has to wait before its stop has stopped. */
final class InterruptingStrategy implements Strategy {

    /** So often a thread that seems to wait for others is believed to do something else. */
    private static final int PATIENCE = 20;

    private final List<InterruptionPlan.Stop> stops;
    private final List<Integer> rest;
    private final int[] arrivals;
    private int position;
    private boolean begun;
    private boolean resting;
    private int yields;

    InterruptingStrategy(InterruptionPlan interruption) {
        this.stops = interruption.stops();
        this.rest = interruption.rest();
        this.arrivals = new int[stops.size()];
    }

    @Override
    public boolean begin() {
        return true;
    }

    @Override
    public boolean everywhere() {
        return true;
    }

    @Override
    public int choose(SchedulingChoice choice) {
        int arrived = PointLog.arrived(choice);
        if (arrived != SchedulingChoice.NONE) {
            arrive(arrived, choice.next(arrived).site());
        }
        begun = begun || rest.stream().allMatch(choice::isEnabled);
        if (!begun) {
            return arrived == SchedulingChoice.NONE ? choice.enabled(0) : arrived;
        }
        // The first thread is known to get to its stop alone; any other may wait for it.
        if (position > 0 && position < stops.size() && waits(choice)) {
            position++;
        }
        while (position < stops.size() && !choice.isEnabled(stops.get(position).thread())) {
            position++;
        }
        if (position < stops.size()) {
            return stops.get(position).thread();
        }
        if (!resting) {
            resting = true;
            return byRank(choice, SchedulingChoice.NONE);
        }
        if (arrived == SchedulingChoice.NONE) {
            return byRank(choice, SchedulingChoice.NONE);
        }
        return waits(choice) ? byRank(choice, arrived) : arrived;
    }

    /** Returns whether the thread that has come to a point has seemed to wait for others for long enough. */
    private boolean waits(SchedulingChoice choice) {
        return choice.yields() && ++yields % PATIENCE == 0;
    }

    private void arrive(int thread, int site) {
        for (int i = 0; i < arrivals.length; i++) {
            InterruptionPlan.Stop stop = stops.get(i);
            if (stop.thread() != thread) {
                continue;
            }
            boolean passed = arrivals[i] >= stop.occurrence();
            boolean here = stop.site() == site && ++arrivals[i] == stop.occurrence();
            if (i == position && (stop.after() ? passed : here)) {
                position++;
                return;
            }
        }
    }

    private int byRank(SchedulingChoice choice, int passedOver) {
        for (int thread : rest) {
            if (thread != passedOver && choice.isEnabled(thread)) {
                return thread;
            }
        }
        return choice.enabled(0);
    }

    @Override
    public String describe() {
        return "interrupting";
    }
}
