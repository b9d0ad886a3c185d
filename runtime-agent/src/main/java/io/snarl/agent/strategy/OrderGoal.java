package io.snarl.agent.strategy;

import io.snarl.agent.strategy.directed.Goal;

/** Holds back a thread at one point of the program until another thread has passed another one. */
public final class OrderGoal implements Goal {

    /**
     * A point of the program.
     *
     * @param thread what the thread is called in every execution, or null if it may be any
     * @param site the place in the code
     */
    public record Point(String thread, int site) {

        boolean isNextOf(SchedulingChoice choice, int candidate) {
            return choice.next(candidate).site() == site
                    && (thread == null || thread.equals(choice.abstractionOfThread(candidate)));
        }

        @Override
        public String toString() {
            return "site " + site + (thread == null ? "" : " of " + thread);
        }
    }

    private final Point first;
    private final Point second;
    private boolean passed;

    public OrderGoal(Point first, Point second) {
        this.first = first;
        this.second = second;
    }

    @Override
    public void begin() {
        passed = false;
    }

    @Override
    public Advice advise(SchedulingChoice choice, int thread) {
        return !passed && second.isNextOf(choice, thread) ? Advice.PAUSE : Advice.GO;
    }

    @Override
    public void goesOn(SchedulingChoice choice, int thread) {
        passed |= first.isNextOf(choice, thread);
    }

    @Override
    public boolean everywhere() {
        return true;
    }

    @Override
    public String describe() {
        return first + " before " + second;
    }
}
