package io.snarl.core.registry;

import io.snarl.core.kind.BugKinds;
import io.snarl.core.kind.atomicity.AtomicityKind;
import io.snarl.core.kind.deadlock.DeadlockKind;
import java.util.List;

/** Registers the kinds of bugs that Snarl looks for. */
public final class KnownKinds {

    /** All of them, in the order in which they are tried. */
    public static final BugKinds ALL = new BugKinds(List.of(new DeadlockKind(), new AtomicityKind()));

    private KnownKinds() {}
}
