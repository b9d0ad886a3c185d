package io.snarl.core.kind.atomicity.predict;

/** The unserializable patterns of three accesses (INTRUDER, figure 6), the likeliest to show first. */
public enum TripleKind {
    /** Read, then a write of the other thread, then a write: what the other has written is lost. */
    LOST_UPDATE(false, true, true, 5),

    /** Two reads with a write of the other thread between: they do not belong together. */
    UNREPEATABLE_READ(false, true, false, 4),

    /** Two writes with a read of the other thread between: it sees what should never have been seen. */
    DIRTY_READ(true, false, true, 3),

    /** Write, then a write of the other thread, then a read: it is not what was written. */
    FOREIGN_READ(true, true, false, 3),

    /** Accesses to two variables, and the other thread comes to both of them in between or the other way round. */
    TWO_VARIABLES(false, false, false, 2);

    private final boolean previousWrites;
    private final boolean remoteWrites;
    private final boolean currentWrites;
    private final int likelihood;

    TripleKind(boolean previousWrites, boolean remoteWrites, boolean currentWrites, int likelihood) {
        this.previousWrites = previousWrites;
        this.remoteWrites = remoteWrites;
        this.currentWrites = currentWrites;
        this.likelihood = likelihood;
    }

    boolean previousWrites() {
        return previousWrites;
    }

    boolean remoteWrites() {
        return remoteWrites;
    }

    boolean currentWrites() {
        return currentWrites;
    }

    int likelihood() {
        return likelihood;
    }
}
