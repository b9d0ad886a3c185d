package io.snarl.agent.schedule;

/**
 * Where one thread stopped and another went on.
 *
 * @param from the thread that stopped
 * @param to the thread that went on
 * @param place what the first thread was about to do, and where
 * @param occurrence the how manieth time in this execution it was about to do that there
 * @param cause why it stopped
 */
public record Switch(String from, String to, String place, int occurrence, Cause cause) {

    /** Why a thread stops. */
    public enum Cause {
        /** It could have gone on. */
        PREEMPTED,
        /** It had to wait. */
        BLOCKED,
        /** It was through. */
        ENDED
    }
}
