package io.snarl.core.kind.atomicity.predict;

import io.snarl.core.kind.atomicity.access.LockSpan;
import io.snarl.core.path.AccessPath;
import java.util.List;

/**
 * Two objects, one of each call, that are to be the same one.
 *
 * @param one the number of the object in the test of the first call, 0 if both calls meet at a static field anyway
 * @param other the number of the object in the test of the second call
 * @param onePath the way from the first call to its object, as text
 * @param otherPath the way from the second call to its object
 * @param together whether both are calls of one test, to whose objects they come as the test has them
 */
record MeetingPoint(int one, int other, String onePath, String otherPath, boolean together) {

    private static final String RECEIVER = "this";

    /** Two calls that need no object in common. */
    static final MeetingPoint AT_STATIC_FIELD = new MeetingPoint(0, 0, "", "", false);

    /** Two calls of one object that look something up, which may be the same. */
    static MeetingPoint atReceivers(int one, int other) {
        return new MeetingPoint(one, other, RECEIVER, RECEIVER, false);
    }

    /** Tells whether ways of the two calls may lead to the same object then; to some element means to the same one, perhaps. */
    boolean mayJoin(AccessPath path, AccessPath otherWay) {
        return join(path, otherWay, true);
    }

    /** Tells whether they certainly do. */
    boolean joins(AccessPath path, AccessPath otherWay) {
        return join(path, otherWay, false);
    }

    /** Tells whether one of the locks of each call is certainly the same one then and excludes the other call. */
    boolean hasCommonLock(List<LockSpan> locks, List<LockSpan> otherLocks) {
        return locks.stream()
                .anyMatch(lock -> otherLocks.stream()
                        .anyMatch(other -> !(lock.shared() && other.shared()) && joins(lock.path(), other.path())));
    }

    private boolean join(AccessPath path, AccessPath otherWay, boolean anyElement) {
        if (path.isStatic() || otherWay.isStatic()) {
            return path.isWrittenLike(otherWay) && (anyElement || !path.links().contains(AccessPath.ELEMENT));
        }
        if (together) {
            return path.target() == otherWay.target();
        }
        if (path.isUnseen() && otherWay.isUnseen() && isAtReceivers()) {
            return anyElement && path.links().equals(otherWay.links());
        }
        int from = path.objects().indexOf(one);
        int otherFrom = otherWay.objects().indexOf(other);
        return from >= 0
                && otherFrom >= 0
                && path.linksFrom(from).equals(otherWay.linksFrom(otherFrom))
                && (anyElement || !path.linksFrom(from).contains(AccessPath.ELEMENT));
    }

    /** Tells whether both are calls of the same object. */
    boolean isAtReceivers() {
        return onePath.equals(RECEIVER) && otherPath.equals(RECEIVER);
    }

    /** Returns the same meeting as the other call sees it. */
    MeetingPoint turned() {
        return new MeetingPoint(other, one, otherPath, onePath, together);
    }
}
