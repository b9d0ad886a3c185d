package io.snarl.agent.record;

import java.lang.ref.WeakReference;

/**
 * The numbers of the objects that a trace has met. Objects are held weakly, so that a recording keeps none of them alive.
 *
 * <p>Lookups take no lock; whoever adds objects holds the lock of the trace.
 */
final class ObjectNumbers {

    private static final int SMALLEST = 256;

    private final ObjectNumbers outer;
    private volatile Entry[] table = new Entry[SMALLEST];
    private int size;
    private int last;

    /** Starts with the numbers of a trace that came before and that this one continues, or with none. */
    ObjectNumbers(ObjectNumbers outer) {
        this.outer = outer;
        this.last = outer == null ? 0 : outer.last;
    }

    /** An object and its number. */
    static final class Entry extends WeakReference<Object> {

        static final Entry NONE = new Entry(null, 0, 0, null);

        final int number;
        private final int hash;
        private final Entry next;

        private Entry(Object object, int number, int hash, Entry next) {
            super(object);
            this.number = number;
            this.hash = hash;
            this.next = next;
        }
    }

    /** How many objects have a number. */
    int last() {
        return last;
    }

    /** The entry of an object in this trace, or null if the trace has not met it. */
    Entry find(Object object) {
        int hash = System.identityHashCode(object);
        Entry[] entries = table;
        for (Entry entry = entries[hash & entries.length - 1]; entry != null; entry = entry.next) {
            if (entry.hash == hash && entry.refersTo(object)) {
                return entry;
            }
        }
        return null;
    }

    /** Takes the next number for an object that cannot be touched yet. */
    int reserve() {
        return ++last;
    }

    /** Adds an object that the trace has not met, with the number that it has in an outer trace or with the next one. */
    Entry add(Object object) {
        for (ObjectNumbers known = outer; known != null; known = known.outer) {
            Entry entry = known.find(object);
            if (entry != null) {
                return add(object, entry.number);
            }
        }
        return add(object, ++last);
    }

    Entry add(Object object, int number) {
        // At most half full, because a chain costs a cache miss a link.
        if (size >= table.length / 2) {
            makeRoom();
        }
        int hash = System.identityHashCode(object);
        Entry[] entries = table;
        int index = hash & entries.length - 1;
        var entry = new Entry(object, number, hash, entries[index]);
        entries[index] = entry;
        size++;
        return entry;
    }

    /** Drops the entries of objects that are gone, and only if many are left makes the table larger. */
    private void makeRoom() {
        Entry[] before = table;
        int alive = 0;
        for (Entry chain : before) {
            for (Entry entry = chain; entry != null; entry = entry.next) {
                alive += entry.refersTo(null) ? 0 : 1;
            }
        }
        var after = new Entry[alive > before.length / 4 ? before.length * 2 : before.length];
        for (Entry chain : before) {
            for (Entry entry = chain; entry != null; entry = entry.next) {
                Object object = entry.get();
                if (object != null) {
                    int index = entry.hash & after.length - 1;
                    // A new entry, because another thread may be walking the old chain.
                    after[index] = new Entry(object, entry.number, entry.hash, after[index]);
                }
            }
        }
        size = alive;
        table = after;
    }
}
