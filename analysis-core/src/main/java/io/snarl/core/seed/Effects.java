package io.snarl.core.seed;

import java.util.Set;

/**
 * The effects of a client call on objects, as far as the trace shows them.
 *
 * @param within the number of the call of test code during which it was made, such as that of a helper class or of a framework that makes it, or -1
 * @param helper the number of the call of a method of the tests, which is no call of an object of theirs, during which it was made, or -1
 * @param opaque whether it called code that leaves no events, so that it may have done more
 * @param written objects that were there before and that it changed, among them 0 if it changed some that is not known
 * @param locked objects whose locks it took
 */
public record Effects(int within, int helper, boolean opaque, Set<Integer> written, Set<Integer> locked) {

    /** Copies the sets, so that effects never change. */
    public Effects {
        written = Set.copyOf(written);
        locked = Set.copyOf(locked);
    }
}
