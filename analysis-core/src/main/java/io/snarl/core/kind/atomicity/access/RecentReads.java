package io.snarl.core.kind.atomicity.access;

import io.snarl.contract.code.TypeNames;
import io.snarl.contract.trace.TracedSite;
import java.util.HashSet;
import java.util.Set;

/**
 * The references that were read last, by which the receiver of an unrecorded call is guessed. A call of code that leaves
 * no events does not tell to which object it is made; most often it is the one that the same method has read last from a
 * field of the class that the call names.
 */
final class RecentReads {

    private static final int REMEMBERED = 32;

    private final Read[] reads = new Read[REMEMBERED];
    private int count;
    private Read viewed;
    private TracedSite viewing;
    private Read taken;
    private TracedSite taking;
    private final Set<String> made = new HashSet<>();

    /**
     * An object that was read from a field or an element.
     *
     * @param inside whether it is not this object that is meant but one of those in it, such as a list in a map
     */
    record Read(TracedSite site, int object, boolean inside) {}

    void add(TracedSite site, int object) {
        reads[count++ % REMEMBERED] = new Read(site, object, false);
    }

    void clear() {
        count = 0;
        viewed = null;
        taken = null;
    }

    /** Takes note that a call has returned something out of a collection, as {@code get} of a map does. */
    void take(Read collection, TracedSite invocation) {
        taken = collection == null ? null : new Read(collection.site(), collection.object(), true);
        taking = invocation;
        made.clear();
    }

    /** Takes note that an object of a class is made, which is what calls after it may be made to. */
    void make(TracedSite constructor) {
        made.add(constructor.owner());
    }

    /** Returns the collection out of which the same class has got something last, or null if the call is rather made to a new object. */
    Read taken(TracedSite invocation) {
        String type = TypeNames.simple(invocation.owner());
        boolean isNew = made.stream().anyMatch(name -> name.endsWith(type));
        return taken != null
                        && !isNew
                        && taking.method().owner() == invocation.method().owner()
                ? taken
                : null;
    }

    /** Takes note that a call has given a view of a collection, or goes on with one. */
    void view(Read collection, TracedSite invocation) {
        viewed = collection;
        viewing = invocation;
    }

    /** Returns the collection of which the same method has got a view last, or null. */
    Read viewed(TracedSite invocation) {
        return viewed != null && viewing.method() == invocation.method() ? viewed : null;
    }

    /** Returns the collection that the same method has read last, or null. */
    Read latestCollection(TracedSite invocation) {
        for (int i = count - 1; i >= Math.max(0, count - REMEMBERED); i--) {
            Read read = reads[i % REMEMBERED];
            if (read.site().method() == invocation.method()
                    && read.site().descriptor().startsWith("Ljava/util/")) {
                return read;
            }
        }
        return null;
    }

    /** Returns what the call is most likely made to, or null. */
    Read latest(TracedSite invocation) {
        String descriptor = "L" + invocation.owner().replace('.', '/') + ";";
        for (int i = count - 1; i >= Math.max(0, count - REMEMBERED); i--) {
            Read read = reads[i % REMEMBERED];
            if (read.site().method() == invocation.method()
                    && read.site().descriptor().equals(descriptor)) {
                return read;
            }
        }
        return null;
    }
}
