package io.snarl.contract.schedule;

/**
 * A switch from one thread to another.
 *
 * @param from the thread that stopped
 * @param to the thread that went on
 * @param place what the first thread was about to do, and in which method
 * @param line where that stood in the source when the switch was written down; empty if nobody knows
 * @param occurrence the how manieth time in this execution it was about to do that there
 * @param cause why it stopped
 */
public record ThreadSwitch(String from, String to, String place, String line, int occurrence, Cause cause) {

    /** Returns whether both are the same, though the lines of the source may have moved. */
    public boolean isLike(ThreadSwitch other) {
        return from.equals(other.from)
                && to.equals(other.to)
                && place.equals(other.place)
                && occurrence == other.occurrence
                && cause == other.cause;
    }

    /** Returns place and line. */
    public String where() {
        return line.isEmpty() ? place : place + " (" + line + ")";
    }

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
