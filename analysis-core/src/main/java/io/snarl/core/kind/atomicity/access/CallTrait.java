package io.snarl.core.kind.atomicity.access;

/** A trait of a call that shows what its author has expected of other threads. */
public enum CallTrait {
    /** It gives way to who holds a lock, by {@code tryLock} or the like. */
    GIVES_WAY,

    /** It changes something only if nobody else has, by {@code compareAndSet} or the like. */
    COMPARES,

    /** It asks a concurrent class for something that this does not promise to be exact, such as the size of a concurrent map. */
    ESTIMATES
}
