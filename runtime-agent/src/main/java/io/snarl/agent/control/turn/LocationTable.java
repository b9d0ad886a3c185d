package io.snarl.agent.control.turn;

/**
 * The fields and elements that threads have used in the current execution: an open hash table that is emptied by counting
 * executions. An entry is two numbers side by side, so that it takes one look into memory.
 */
final class LocationTable {

    private static final int ENTRY = 2;
    private static final int FIRST_ENTRIES = 1024;

    /** Of the second number: the execution, the thread, whether it was written and used by several, and the site. */
    private static final int EXECUTION_SHIFT = 42;

    private static final int THREAD_SHIFT = 26;
    private static final long THREAD = 0x3FFFL << THREAD_SHIFT;
    private static final long WRITTEN = 1L << 40;
    private static final long SEVERAL = 1L << 41;
    private static final long SITE = (1L << THREAD_SHIFT) - 1;
    private static final int EXECUTIONS = 1 << 22;

    private long[] entries = new long[FIRST_ENTRIES * ENTRY];
    private int execution;
    private int size;
    private int otherSite;

    void clear() {
        size = 0;
        if (++execution == EXECUTIONS) {
            entries = new long[entries.length];
            execution = 1;
        }
    }

    /** Notes a use; returns whether it conflicts with an earlier one by another thread, of which at least one is a write. */
    boolean conflicts(int object, int part, boolean writes, int thread, int site) {
        long key = (long) object << 32 | part & 0xFFFFFFFFL;
        int entry = entryOf(key);
        long use = (long) execution << EXECUTION_SHIFT | (long) thread << THREAD_SHIFT | site & SITE;
        use |= writes ? WRITTEN : 0;
        long before = entries[entry + 1];
        if (before >>> EXECUTION_SHIFT != execution) {
            add(entry, key, use);
            return false;
        }
        boolean byOthers = (before & SEVERAL) != 0 || ((before ^ use) & THREAD) != 0;
        otherSite = (int) (before & SITE);
        entries[entry + 1] = use | before & WRITTEN | (byOthers ? SEVERAL : 0);
        return byOthers && (writes || (before & WRITTEN) != 0);
    }

    /** Returns the site of the earlier use in the latest conflict. */
    int otherSite() {
        return otherSite;
    }

    private void add(int entry, long key, long use) {
        entries[entry] = key;
        entries[entry + 1] = use;
        if (++size * ENTRY * 2 > entries.length) {
            grow();
        }
    }

    /** Returns where a key is, or where it belongs. */
    private int entryOf(long key) {
        int mask = entries.length - ENTRY;
        int entry = (int) (key * 0x9E3779B97F4A7C15L >>> 39) & mask;
        while (entries[entry] != key && entries[entry + 1] >>> EXECUTION_SHIFT == execution) {
            entry = entry + ENTRY & mask;
        }
        return entry;
    }

    private void grow() {
        long[] old = entries;
        entries = new long[old.length * 2];
        for (int i = 0; i < old.length; i += ENTRY) {
            if (old[i + 1] >>> EXECUTION_SHIFT == execution) {
                int entry = entryOf(old[i]);
                entries[entry] = old[i];
                entries[entry + 1] = old[i + 1];
            }
        }
    }
}
