package io.snarl.agent.control.decide;

import io.snarl.agent.control.state.Decider;
import io.snarl.agent.control.state.EnabledThreads;
import io.snarl.agent.control.state.ThreadState;
import io.snarl.agent.strategy.SchedulingChoice;

/** Follows a schedule to its end, or as far as it fits, and lets a strategy decide from there on. */
public final class GuidedDecider extends Decider {

    private final ScheduleDecider guide;
    private final StrategyDecider strategy;

    public GuidedDecider(ScheduleDecider guide, StrategyDecider strategy) {
        this.guide = guide;
        this.strategy = strategy;
    }

    @Override
    public int choose(EnabledThreads enabled, ThreadState me, boolean canGoOn) {
        int chosen = guide.isOver() ? SchedulingChoice.NONE : guide.choose(enabled, me, canGoOn);
        return chosen == SchedulingChoice.NONE ? strategy.choose(enabled, me, canGoOn) : chosen;
    }

    @Override
    public boolean noChoice(EnabledThreads enabled, ThreadState me) {
        return !guide.isOver() && guide.noChoice(enabled, me) || strategy.noChoice(enabled, me);
    }

    @Override
    public boolean only(ThreadState me, ThreadState next) {
        return !guide.isOver() && guide.only(me, next) || strategy.only(me, next);
    }

    @Override
    public void locks(SchedulingChoice enabled, int thread) {
        strategy.locks(enabled, thread);
    }

    @Override
    public boolean asksForNames() {
        return strategy.asksForNames();
    }

    @Override
    public boolean forces(int site) {
        return guide.forces(site);
    }

    @Override
    public boolean isGiven() {
        return !guide.isOver();
    }

    @Override
    public boolean mayBeOverruled() {
        return guide.isOver();
    }
}
