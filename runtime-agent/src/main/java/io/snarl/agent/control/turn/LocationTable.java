package io.snarl.agent.control.turn;

import java.util.Arrays;

/**
 * The fields and elements that threads have used in the current execution: an open hash table that is emptied by counting
 * executions.
 */
final class LocationTable {

    private static final int WRITTEN = 1 << 30;
    private static final int SEVERAL = 1 << 29;
    private static final int THREAD = 0xFFFF;

    private long[] keys = new long[1024];
    private int[] states = new int[1024];
    private int[] sites = new int[1024];
    private int[] executions = new int[1024];
    private int execution;
    private int size;
    private int otherSite;

    void clear() {
        execution++;
        size = 0;
    }

    /** Notes a use; returns whether it conflicts with an earlier one by another thread, of which at least one is a write. */
    boolean conflicts(int object, int part, boolean writes, int thread, int site) {
        long key = (long) object << 32 | part & 0xFFFFFFFFL;
        int slot = slotOf(key);
        if (executions[slot] != execution) {
            return isNew(slot, key, writes, thread, site);
        }
        int state = states[slot];
        boolean byOthers = (state & SEVERAL) != 0 || (state & THREAD) != thread;
        boolean conflict = byOthers && (writes || (state & WRITTEN) != 0);
        otherSite = sites[slot];
        states[slot] = thread | state & WRITTEN | (writes ? WRITTEN : 0) | (byOthers ? SEVERAL : 0);
        sites[slot] = site;
        return conflict;
    }

    /** Returns the site of the earlier use in the latest conflict. */
    int otherSite() {
        return otherSite;
    }

    private boolean isNew(int slot, long key, boolean writes, int thread, int site) {
        executions[slot] = execution;
        keys[slot] = key;
        states[slot] = thread | (writes ? WRITTEN : 0);
        sites[slot] = site;
        if (++size * 2 > keys.length) {
            grow();
        }
        return false;
    }

    private int slotOf(long key) {
        int mask = keys.length - 1;
        long mixed = key * 0x9E3779B97F4A7C15L;
        int slot = (int) (mixed >>> 40) & mask;
        while (executions[slot] == execution && keys[slot] != key) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    private void grow() {
        long[] oldKeys = keys;
        int[] oldStates = states;
        int[] oldSites = sites;
        int[] oldExecutions = executions;
        keys = new long[oldKeys.length * 2];
        states = new int[keys.length];
        sites = new int[keys.length];
        executions = new int[keys.length];
        Arrays.fill(executions, execution - 1);
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldExecutions[i] == execution) {
                int slot = slotOf(oldKeys[i]);
                keys[slot] = oldKeys[i];
                states[slot] = oldStates[i];
                sites[slot] = oldSites[i];
                executions[slot] = execution;
            }
        }
    }
}
