package io.snarl.core.kind.atomicity.predict;

import io.snarl.core.kind.atomicity.access.CallProfile;
import io.snarl.core.path.AccessPath;

/**
 * Calls of seed tests for the two threads of a pair, and the objects that are to be one.
 *
 * @param onePath how the first call reaches what both access
 * @param oneObject the object on this way that is to be the same as the other's, 0 if they meet at a static field
 * @param together whether both are calls of one test and have all its objects in common
 * @param rank the lower the likelier to do
 */
public record PairChoice(
        CallProfile one,
        CallProfile other,
        AccessPath onePath,
        AccessPath otherPath,
        int oneObject,
        int otherObject,
        boolean together,
        int rank) {}
