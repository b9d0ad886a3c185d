package io.snarl.agent.control.state;

import java.util.Arrays;

/** The monitors and locks that a thread holds, in the order in which it took them. */
public final class LockHoldings {

    private Object[] locks = new Object[8];
    private int[] objects = new int[8];
    private int[] places = new int[8];
    private int[] counts = new int[8];
    private String[] lines = new String[8];
    private int size;

    void clear() {
        Arrays.fill(locks, 0, size, null);
        size = 0;
    }

    public int size() {
        return size;
    }

    int object(int position) {
        return objects[position];
    }

    /** Returns the site at which a lock was taken, or the place of the call if that is inside the JDK's locks. */
    public int place(int position) {
        return places[position];
    }

    public Object lock(int position) {
        return locks[position];
    }

    /** Returns the line of the program from which a lock inside the JDK was taken, or null. */
    public String line(int position) {
        return lines[position];
    }

    public void line(int object, String line) {
        int position = positionOf(object);
        if (position >= 0 && lines[position] == null) {
            lines[position] = line;
        }
    }

    public int positionOf(int object) {
        for (int i = size - 1; i >= 0; i--) {
            if (objects[i] == object) {
                return i;
            }
        }
        return -1;
    }

    public void add(Object lock, int object, int place, int count) {
        int position = positionOf(object);
        if (position >= 0) {
            counts[position] += count;
            return;
        }
        if (size == objects.length) {
            locks = Arrays.copyOf(locks, size * 2);
            objects = Arrays.copyOf(objects, size * 2);
            places = Arrays.copyOf(places, size * 2);
            counts = Arrays.copyOf(counts, size * 2);
            lines = Arrays.copyOf(lines, size * 2);
        }
        locks[size] = lock;
        lines[size] = null;
        objects[size] = object;
        places[size] = place;
        counts[size++] = count;
    }

    /** Releases a lock once; returns whether it is released altogether. */
    public boolean remove(int object) {
        int position = positionOf(object);
        if (position < 0 || --counts[position] > 0) {
            return false;
        }
        removeAt(position);
        return true;
    }

    /** Releases a lock altogether; returns how often it was held. */
    public int removeAll(int object) {
        int position = positionOf(object);
        if (position < 0) {
            return 0;
        }
        int count = counts[position];
        removeAt(position);
        return count;
    }

    private void removeAt(int position) {
        int after = size - position - 1;
        System.arraycopy(locks, position + 1, locks, position, after);
        System.arraycopy(objects, position + 1, objects, position, after);
        System.arraycopy(places, position + 1, places, position, after);
        System.arraycopy(counts, position + 1, counts, position, after);
        System.arraycopy(lines, position + 1, lines, position, after);
        locks[--size] = null;
    }
}
