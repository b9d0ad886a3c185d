package io.snarl.agent.control;

/** Threads that are not controlled may still have something to say to one that is. */
final class Outside {

    private static final int GRACE_MILLIS = 50;

    private final Execution execution;
    private final Course course;
    private final Threads threads;
    private volatile ControlledThread unparked;
    private boolean wasHeard;
    private int deafnesses;

    Outside(Execution execution, Course course, Threads threads) {
        this.execution = execution;
        this.course = course;
        this.threads = threads;
    }

    void begin() {
        unparked = null;
    }

    /** A thread that nobody controls has unparked one of the execution. */
    void unpark(ControlledThread thread) {
        unparked = thread;
    }

    /** Waits a moment for a thread to be unparked, when nobody can go on; says no if that does not happen. */
    boolean isHeard() {
        // Who was never heard of is not waited for each time.
        int patience = wasHeard || deafnesses++ < 2 ? GRACE_MILLIS : 0;
        for (int i = 0; i < patience && waitsForAnyone(); i++) {
            ControlledThread heard = unparked;
            if (heard != null) {
                unparked = null;
                wasHeard = true;
                heard.permit(execution);
                return true;
            }
            course.steps++;
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return false;
            }
        }
        return false;
    }

    private boolean waitsForAnyone() {
        for (int i = 0; i < threads.count() && !course.bodyEnded; i++) {
            ControlledThread thread = threads.get(i);
            if (thread.waiting == Waiting.FOR_PERMIT && thread.wantedLock == null) {
                return true;
            }
        }
        return false;
    }
}
