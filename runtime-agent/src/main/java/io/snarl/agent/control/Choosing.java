package io.snarl.agent.control;

import io.snarl.agent.strategy.Choice;

/** Asks who goes on next, where there is a choice, and lets time pass where nobody can. */
final class Choosing {

    private static final int FAIR_SHARE = 20;

    private final Course course;
    private final Threads threads;
    private final Enabled enabled;
    private final VirtualTime time;
    private final Outside outside;
    private final StepLimit limit;
    private int choices;
    private boolean overruled;

    Choosing(Course course, Threads threads, Enabled enabled, VirtualTime time, Outside outside, StepLimit limit) {
        this.course = course;
        this.threads = threads;
        this.enabled = enabled;
        this.time = time;
        this.outside = outside;
        this.limit = limit;
    }

    void begin() {
        choices = 0;
        overruled = false;
    }

    int choices() {
        return choices;
    }

    /** Whether somebody other than the strategy had to choose. */
    boolean wasOverruled() {
        return overruled;
    }

    /** Who goes on when a thread cannot; null if nobody can. */
    ControlledThread nextAfter(ControlledThread me) {
        while (true) {
            enabled.find();
            if (enabled.enabledCount() > 1) {
                return choose(me, false);
            }
            if (enabled.enabledCount() == 1) {
                ControlledThread only = threads.get(enabled.enabled(0));
                if (only != me && !course.decider.only(me, only)) {
                    course.fail(course.decider.divergence());
                    return null;
                }
                return only;
            }
            if (!time.pass() && !outside.isHeard()) {
                return null;
            }
        }
    }

    /** Who goes on of those that can: the thread itself, if nobody else can. */
    ControlledThread nextAt(ControlledThread me) {
        enabled.find();
        if (enabled.enabledCount() == 1 && enabled.chooserYields && time.pass()) {
            // Whoever waits in a loop waits for those who wait for a time.
            enabled.find();
        }
        if (enabled.enabledCount() > 1) {
            return choose(me, true);
        }
        if (!course.decider.noChoice(enabled, me)) {
            course.fail(course.decider.divergence());
            throw new ScheduleEnded();
        }
        return me;
    }

    private ControlledThread choose(ControlledThread me, boolean canGoOn) {
        enabled.chooser = canGoOn ? me : null;
        choices++;
        int chosen;
        if (limit.isFair() && course.decider.mayBeOverruled()) {
            overruled = true;
            chosen = inTurn(me);
        } else {
            chosen = course.decider.choose(enabled, me, canGoOn);
        }
        enabled.chooserYields = false;
        if (chosen == Choice.NONE) {
            course.fail(course.decider.divergence());
            throw new ScheduleEnded();
        }
        return threads.get(chosen);
    }

    /** The enabled thread after this one, so that everyone has a turn. */
    private int inTurn(ControlledThread me) {
        if (enabled.chooser != null && me.pointsInARow % FAIR_SHARE != 0) {
            return me.number;
        }
        return enabled.after(me.number);
    }
}
