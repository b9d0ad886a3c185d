package io.snarl.core.lock;

import io.snarl.contract.code.CodePlace;

/**
 * The acquisition of a lock at a place in the code.
 *
 * @param shared whether others may hold the lock at the same time, as readers do
 * @param waits whether a thread waits here for as long as it takes; not so for {@code tryLock}
 */
public record Acquisition(LockType type, CodePlace place, boolean shared, boolean waits) {}
