package io.snarl.core.kind.atomicity.benign;

import java.util.Set;

/**
 * Recognises operations on many elements, which concurrent collections do not promise to be atomic. Concurrent collections
 * say of these that they need not be atomic (java.util.concurrent calls them weakly consistent), so that an outcome in
 * between is no bug of theirs.
 */
final class BulkOperations {

    private static final Set<String> NAMES = Set.of(
            "size",
            "estimatedSize",
            "mappingCount",
            "isEmpty",
            "toString",
            "hashCode",
            "equals",
            "toArray",
            "containsValue",
            "contains",
            "forEach",
            "removeIf",
            "drainTo",
            "iterator",
            "stream",
            "keySet",
            "values",
            "entrySet",
            "keys",
            "elements",
            "reduce",
            "search",
            "stats",
            "sum",
            "reset",
            "sumThenReset");

    private static final Set<String> CHANGING = Set.of("removeIf", "drainTo", "reset", "sumThenReset");

    private static final Set<String> OF_COLLECTIONS = Set.of("addAll", "containsAll", "removeAll", "retainAll");

    private BulkOperations() {}

    static boolean isOne(String method) {
        return changesMany(method) || NAMES.contains(method);
    }

    /** Tells whether it asks about many elements and changes none. */
    static boolean asksMany(String method) {
        return NAMES.contains(method) && !CHANGING.contains(method);
    }

    /** Tells whether it does what it does to each element of another collection, of which blocking queues say that it is not atomic. */
    static boolean isOfCollections(String method) {
        return OF_COLLECTIONS.contains(method);
    }

    /** Tells whether it changes many elements. */
    static boolean changesMany(String method) {
        return method.endsWith("All") || method.equals("clear");
    }
}
