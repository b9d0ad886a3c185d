package io.snarl.core.lock;

import java.util.List;

/** Is notified of the locks that the client calls of a seed test take. */
public interface LockListener {

    /**
     * Takes note of a lock that a client call has taken.
     *
     * @param held the locks that the call had taken before and not released, in the order in which it took them
     */
    void taken(HeldLock lock, List<HeldLock> held);
}
