package io.snarl.agent.control.state;

import java.util.Arrays;

/** The owners of monitors, by the numbers of object and thread: an open hash table of the monitors that are held. */
public final class MonitorOwners {

    public static final int NOBODY = -1;

    private int[] objects = new int[64];
    private int[] owners = new int[64];
    private int[] counts = new int[64];
    private int size;

    public void clear() {
        if (size > 0) {
            Arrays.fill(objects, 0);
            size = 0;
        }
    }

    public int ownerOf(int object) {
        int slot = slotOf(object);
        return objects[slot] == object && counts[slot] > 0 ? owners[slot] : NOBODY;
    }

    public boolean isFreeFor(int object, int thread) {
        int owner = ownerOf(object);
        return owner == NOBODY || owner == thread;
    }

    /** Returns whether the monitor that a thread waits for is free. */
    public boolean isFreeFor(ThreadState thread) {
        return isFreeFor(thread.awaitedMonitor, thread.number);
    }

    /** Takes a monitor once more; returns whether this was the first time. */
    public boolean take(int object, int thread, int times) {
        int slot = slotOf(object);
        if (objects[slot] != object) {
            objects[slot] = object;
            counts[slot] = 0;
            if (++size * 2 > objects.length) {
                grow();
                slot = slotOf(object);
            }
        }
        owners[slot] = thread;
        counts[slot] += times;
        return counts[slot] == times;
    }

    /** Releases a monitor once; returns whether it is free now. */
    public boolean release(int object, int thread) {
        int slot = slotOf(object);
        if (objects[slot] != object || counts[slot] == 0 || owners[slot] != thread) {
            return false;
        }
        return --counts[slot] == 0;
    }

    /** Releases a monitor altogether; returns how often it was held. */
    public int releaseAll(int object) {
        int slot = slotOf(object);
        int count = counts[slot];
        counts[slot] = 0;
        return count;
    }

    private int slotOf(int object) {
        int mask = objects.length - 1;
        int slot = object * 0x9E3779B9 >>> 16 & mask;
        while (objects[slot] != 0 && objects[slot] != object) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    private void grow() {
        int[] oldObjects = objects;
        int[] oldOwners = owners;
        int[] oldCounts = counts;
        objects = new int[oldObjects.length * 2];
        owners = new int[objects.length];
        counts = new int[objects.length];
        size = 0;
        for (int i = 0; i < oldObjects.length; i++) {
            // A monitor that is free needs no place any more, unless it has just been given one.
            if (oldObjects[i] != 0) {
                int slot = slotOf(oldObjects[i]);
                objects[slot] = oldObjects[i];
                owners[slot] = oldOwners[i];
                counts[slot] = oldCounts[i];
                size++;
            }
        }
    }
}
