package io.snarl.core.kind.atomicity.predict;

import io.snarl.core.kind.atomicity.access.CallProfile;
import io.snarl.core.kind.atomicity.access.TracedAccess;

/** Decides which objects threads may share. */
public interface SharedScope {

    /** Tells whether an access is to a volatile field. */
    boolean isVolatile(TracedAccess access);

    /** Tells whether threads may share an object on the way to the variable that a call accesses. */
    boolean mayShare(CallProfile call, TracedAccess access);

    /** Tells whether anybody is to see to it that nothing comes between the two accesses of a call. */
    boolean isAnsweredFor(Triple triple);
}
