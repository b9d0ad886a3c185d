package io.snarl.agent.control;

/** Ends what does not end. Only steps that matter to other threads count at first, since a test may do much on its own. */
final class StepLimit {

    private static final int MOST_AFTER_END = 100_000;
    private static final int OWN_STEPS = 20;

    private final Course course;
    private final Narrator narrator;
    private final long limit;
    private int stepsAfterEnd;
    private boolean fair;

    StepLimit(Course course, Narrator narrator, long limit) {
        this.course = course;
        this.narrator = narrator;
        this.limit = limit;
    }

    void begin() {
        stepsAfterEnd = 0;
        fair = false;
    }

    /** Whether everyone gets a fair share, because it has taken long already. */
    boolean isFair() {
        return fair;
    }

    void check() {
        if (course.over) {
            if (++stepsAfterEnd > MOST_AFTER_END) {
                throw new ScheduleEnded();
            }
        } else if (isBeyond(limit)) {
            // Before it is called endless, everyone gets a fair share of as many steps again.
            fair = true;
            if (isBeyond(limit * 2)) {
                if (course.bodyEnded) {
                    course.over = true;
                } else {
                    course.fail(Failures.endless(narrator, course));
                }
                throw new ScheduleEnded();
            }
        }
    }

    private boolean isBeyond(long steps) {
        return course.operations > steps || course.steps > steps * OWN_STEPS;
    }
}
