package io.snarl.core.kind.atomicity.access;

import io.snarl.core.path.AccessPath;

/**
 * A lock that is held at an access.
 *
 * @param path how the call reaches it
 * @param since the number of the event that took it: two accesses with the same one have the lock held consistently between them
 * @param shared whether others may hold it at the same time, as readers do
 */
public record LockSpan(AccessPath path, long since, boolean shared) {}
