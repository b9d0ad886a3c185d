package io.snarl.contract.interleaving;

/**
 * The lock or variable that a step is about.
 *
 * @param use what the step does with it
 * @param name such as {@code Account#1} for a lock, {@code balance} for a field, {@code int[]#2[0]} for an element
 */
public record StepTarget(Use use, String name) {

    /** What can be done with a lock or variable. */
    public enum Use {
        /** Takes the lock. */
        LOCKS,
        /** Has to wait for the lock. */
        WANTS,
        /** Reads or writes the variable. */
        ACCESSES
    }
}
