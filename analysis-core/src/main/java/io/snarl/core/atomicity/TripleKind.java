package io.snarl.core.atomicity;

import java.util.Optional;

/** How accesses of two threads can fail to be serializable, the likeliest to show first. */
public enum TripleKind {
    /** Read, then a write of the other thread, then a write: what the other has written is lost. */
    LOST_UPDATE(5),

    /** Two reads with a write of the other thread between: they do not belong together. */
    UNREPEATABLE_READ(4),

    /** Two writes with a read of the other thread between: it sees what should never have been seen. */
    DIRTY_READ(3),

    /** Write, then a write of the other thread, then a read: it is not what was written. */
    FOREIGN_READ(3),

    /** Accesses to two variables, and the other thread comes to both of them in between or the other way round. */
    TWO_VARIABLES(2);

    private final int likelihood;

    TripleKind(int likelihood) {
        this.likelihood = likelihood;
    }

    int likelihood() {
        return likelihood;
    }

    /** Returns the kind of previous, remote and current access to one variable; empty if they are serializable (figure 6). */
    static Optional<TripleKind> of(boolean previousWrites, boolean remoteWrites, boolean currentWrites) {
        if (remoteWrites) {
            if (currentWrites) {
                return previousWrites ? Optional.empty() : Optional.of(LOST_UPDATE);
            }
            return Optional.of(previousWrites ? FOREIGN_READ : UNREPEATABLE_READ);
        }
        return previousWrites && currentWrites ? Optional.of(DIRTY_READ) : Optional.empty();
    }
}
