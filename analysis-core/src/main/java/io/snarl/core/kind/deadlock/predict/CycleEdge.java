package io.snarl.core.kind.deadlock.predict;

import io.snarl.core.lock.Acquisition;
import io.snarl.core.path.AccessPath;
import java.util.List;

/**
 * One thread's part in a cycle: a nested acquisition, and which of the held locks another thread wants.
 *
 * @param node the nested acquisition
 * @param first the index of that held lock
 * @param occurrences where seed tests have done this, one for each different way first
 */
public record CycleEdge(LockNode node, int first, List<Occurrence> occurrences) {

    public CycleEdge {
        occurrences = List.copyOf(occurrences);
    }

    /** Returns the held lock that another thread waits for. */
    public Acquisition held() {
        return node.held().get(first);
    }

    public Acquisition wanted() {
        return node.wanted();
    }

    /** Returns how an occurrence reached the lock that another thread waits for. */
    public AccessPath heldPath(Occurrence occurrence) {
        return occurrence.held().get(first);
    }
}
