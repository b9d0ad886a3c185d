package io.snarl.agent.strategy;

/** The kind of operation before which another thread may go on. */
public enum OperationKind {
    /** The first step of a thread. */
    BEGIN,
    /** The last step of a thread. */
    END,
    READ,
    WRITE,
    /** A read and a write in one step, as atomic variables have them, or any call of a class that is itself thread-safe. */
    UPDATE,
    /** To take a monitor or a lock. */
    LOCK,
    /** To release a monitor or a lock. */
    UNLOCK,
    /** To wait on an object until it is notified. */
    WAIT,
    NOTIFY,
    /** To park until it is unparked: how all of java.util.concurrent waits. */
    PARK,
    UNPARK,
    SLEEP,
    /** To let others go first, as a loop that waits for a change does. */
    YIELD,
    START,
    JOIN,
    INTERRUPT;

    /** Returns whether two threads that do this to the same object in either order do the same. */
    boolean onlyReads() {
        return this == READ;
    }
}
