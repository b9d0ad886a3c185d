package io.snarl.agent.control;

import io.snarl.agent.strategy.Choice;

/** Follows a schedule to its end, or to where it does not fit, and lets a strategy decide from there on. */
final class GuidedDecider extends Decider {

    private final ScheduleDecider guide;
    private final StrategyDecider strategy;

    GuidedDecider(ScheduleDecider guide, StrategyDecider strategy) {
        this.guide = guide;
        this.strategy = strategy;
    }

    @Override
    int choose(Enabled enabled, ControlledThread me, boolean canGoOn) {
        int chosen = guide.isOver() ? Choice.NONE : guide.choose(enabled, me, canGoOn);
        return chosen == Choice.NONE ? strategy.choose(enabled, me, canGoOn) : chosen;
    }

    @Override
    boolean noChoice(Enabled enabled, ControlledThread me) {
        return !guide.isOver() && guide.noChoice(enabled, me) || strategy.noChoice(enabled, me);
    }

    @Override
    boolean only(ControlledThread me, ControlledThread next) {
        return !guide.isOver() && guide.only(me, next) || strategy.only(me, next);
    }

    @Override
    void locks(Choice enabled, int thread) {
        strategy.locks(enabled, thread);
    }

    @Override
    boolean asksForNames() {
        return strategy.asksForNames();
    }

    @Override
    boolean forces(int site) {
        return guide.forces(site);
    }

    @Override
    boolean isGiven() {
        return !guide.isOver();
    }

    @Override
    boolean mayBeOverruled() {
        return guide.isOver();
    }
}
