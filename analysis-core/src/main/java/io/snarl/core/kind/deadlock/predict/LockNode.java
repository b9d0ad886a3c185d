package io.snarl.core.kind.deadlock.predict;

import io.snarl.core.lock.Acquisition;
import java.util.List;

/**
 * A nested acquisition: a lock that is taken while others are held.
 *
 * @param wanted the lock that is taken
 * @param held those that are held, in the order in which they were taken
 */
public record LockNode(Acquisition wanted, List<Acquisition> held) {

    public LockNode {
        held = List.copyOf(held);
    }
}
