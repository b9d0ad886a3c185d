package io.snarl.core.kind.atomicity.predict;

import io.snarl.contract.bug.Conflict;
import io.snarl.core.kind.atomicity.access.TracedAccess;
import io.snarl.core.path.AccessPath;
import io.snarl.core.seed.Activation;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Three accesses that violate atomicity if they happen in this order.
 *
 * @param swapped whether it is the second of the two calls that makes the previous and the current access
 */
public record Triple(
        TripleKind kind, TracedAccess previous, TracedAccess remote, TracedAccess current, boolean swapped) {

    /** Returns the accesses as a finding tells them. */
    public Conflict predicted() {
        return new Conflict(
                current.variable(),
                access(previous, swapped ? 1 : 0),
                access(remote, swapped ? 0 : 1),
                Optional.of(access(current, swapped ? 1 : 0)));
    }

    private static Conflict.Access access(TracedAccess access, int thread) {
        return new Conflict.Access(access.write(), thread, access.place());
    }

    /** Returns how the first of the two calls reaches the object. */
    AccessPath pathOfFirst() {
        return swapped ? remote.object() : current.object();
    }

    /** Returns how the second of the two calls reaches it. */
    AccessPath pathOfSecond() {
        return swapped ? current.object() : remote.object();
    }

    /** Returns the methods that were not left from the previous to the current access, the innermost first. */
    public List<Activation> throughout() {
        Set<Activation> before = new HashSet<>(previous.by().withCallers());
        return current.by().withCallers().stream().filter(before::contains).toList();
    }

    /** Returns what two triples have in common that say the same. */
    String cause() {
        return kind + " " + current.variable();
    }
}
