package io.snarl.agent.record;

import java.util.Arrays;

/**
 * The numbers of the objects that a trace has met, by their identity hashes.
 *
 * <p>The agent starts the JVM so that it gives out identity hashes in sequence. So a hash is that of one object only, and no
 * object has to be held for its number, not even weakly. Objects that got their hash since the trace began are looked up in
 * pages, others in a table.
 *
 * <p>Lookups take no lock; whoever adds objects holds the lock of the trace.
 */
final class ObjectNumbers {

    private static final int PAGE_BITS = 10;
    private static final int PAGE_SIZE = 1 << PAGE_BITS;

    private final ObjectNumbers outer;
    private final int lastHashBefore;
    private volatile int[][] pages = new int[4][];
    private volatile int[] older = new int[64];
    private int olderCount;
    private int last;

    /** Starts with the numbers of a trace that came before and that this one continues, or with none. */
    ObjectNumbers(ObjectNumbers outer) {
        this.outer = outer;
        this.last = outer == null ? 0 : outer.last;
        this.lastHashBefore = System.identityHashCode(new Object());
    }

    /** Returns how many objects have a number. */
    int last() {
        return last;
    }

    /** Returns the number of an object, or 0 if the trace has not met it. */
    int find(Object object) {
        return findHash(System.identityHashCode(object));
    }

    private int findHash(int hash) {
        int index = hash - lastHashBefore - 1;
        if (index < 0) {
            return findOlder(hash);
        }
        int[][] current = pages;
        int page = index >>> PAGE_BITS;
        if (page >= current.length || current[page] == null) {
            return 0;
        }
        return current[page][index & PAGE_SIZE - 1];
    }

    /** The table holds hashes and numbers alternately. */
    private int findOlder(int hash) {
        int[] table = older;
        int mask = table.length - 1;
        for (int i = hash * 2 & mask; table[i] != 0; i = i + 2 & mask) {
            if (table[i] == hash) {
                return table[i + 1];
            }
        }
        return 0;
    }

    /** Takes the next number for an object that cannot be touched yet. */
    int reserve() {
        return ++last;
    }

    /** Adds an object that the trace has not met, with the number that it has in an outer trace or with the next one. */
    int add(Object object) {
        int hash = System.identityHashCode(object);
        int number = 0;
        for (ObjectNumbers known = outer; known != null && number == 0; known = known.outer) {
            number = known.findHash(hash);
        }
        return add(object, number == 0 ? ++last : number);
    }

    int add(Object object, int number) {
        int hash = System.identityHashCode(object);
        int index = hash - lastHashBefore - 1;
        if (index < 0) {
            addOlder(hash, number);
        } else {
            pageFor(index >>> PAGE_BITS)[index & PAGE_SIZE - 1] = number;
        }
        return number;
    }

    private int[] pageFor(int page) {
        if (page >= pages.length) {
            pages = Arrays.copyOf(pages, Math.max(page + 1, pages.length * 2));
        }
        if (pages[page] == null) {
            pages[page] = new int[PAGE_SIZE];
        }
        return pages[page];
    }

    private void addOlder(int hash, int number) {
        if (++olderCount * 4 > older.length) {
            int[] before = older;
            var after = new int[before.length * 2];
            for (int i = 0; i < before.length; i += 2) {
                if (before[i] != 0) {
                    put(after, before[i], before[i + 1]);
                }
            }
            older = after;
        }
        put(older, hash, number);
    }

    private static void put(int[] table, int hash, int number) {
        int mask = table.length - 1;
        int i = hash * 2 & mask;
        while (table[i] != 0) {
            i = i + 2 & mask;
        }
        // The number first, for whoever finds the hash without a lock.
        table[i + 1] = number;
        table[i] = hash;
    }
}
