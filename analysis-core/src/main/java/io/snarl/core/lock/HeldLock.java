package io.snarl.core.lock;

import io.snarl.core.path.AccessPath;
import io.snarl.core.seed.OpenCall;

/**
 * A lock that a seed test holds.
 *
 * @param acquisition where it was taken, null outside of client calls
 * @param path how the call that took it reached it, null outside of client calls
 * @param identity what tells whether it is the same lock: for a java.util.concurrent lock its synchronizer
 * @param call the client call during which it was taken, or null
 * @param since the number of the event that took it
 */
public record HeldLock(Acquisition acquisition, AccessPath path, int identity, OpenCall call, long since) {}
