package io.snarl.agent.index;

import java.util.Arrays;

/** A map from positive numbers to numbers, by open addressing, so that putting allocates nothing. */
final class IntMap {

    static final int ABSENT = -1;

    private int[] keys;
    private int[] values;
    private int size;

    IntMap(int capacity) {
        keys = new int[capacity];
        values = new int[capacity];
    }

    void clear() {
        if (size > 0) {
            Arrays.fill(keys, 0);
            size = 0;
        }
    }

    void put(int key, int value) {
        if (size * 2 >= keys.length) {
            grow();
        }
        int slot = slot(key);
        if (keys[slot] == 0) {
            keys[slot] = key;
            size++;
        }
        values[slot] = value;
    }

    /** Returns the value, or {@link #ABSENT}. */
    int get(int key) {
        int slot = slot(key);
        return keys[slot] == key ? values[slot] : ABSENT;
    }

    private int slot(int key) {
        int mask = keys.length - 1;
        int slot = (key * 0x9E3779B9 >>> 7) & mask;
        while (keys[slot] != 0 && keys[slot] != key) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private void grow() {
        int[] oldKeys = keys;
        int[] oldValues = values;
        keys = new int[oldKeys.length * 2];
        values = new int[oldKeys.length * 2];
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldKeys[i] != 0) {
                int slot = slot(oldKeys[i]);
                keys[slot] = oldKeys[i];
                values[slot] = oldValues[i];
            }
        }
    }
}
