package io.snarl.core.kind.atomicity.predict;

import io.snarl.contract.bug.Conflict;
import io.snarl.core.kind.atomicity.access.TracedAccess;
import io.snarl.core.path.AccessPath;
import java.util.Optional;

/** A data race: accesses of two calls to a plain variable, at least one a write, that no lock keeps apart. */
public record Race(TracedAccess one, TracedAccess other) {

    /** Returns the accesses as a finding tells them. */
    public Conflict predicted() {
        return new Conflict(
                one.variable(),
                new Conflict.Access(one.write(), 0, one.place()),
                new Conflict.Access(other.write(), 1, other.place()),
                Optional.empty());
    }

    /** Returns how the first of the two calls reaches the object. */
    AccessPath pathOfFirst() {
        return one.object();
    }

    /** Returns how the second of the two calls reaches it. */
    AccessPath pathOfSecond() {
        return other.object();
    }

    /** Returns what two races have in common that say the same. */
    String cause() {
        return "RACE " + one.variable();
    }
}
