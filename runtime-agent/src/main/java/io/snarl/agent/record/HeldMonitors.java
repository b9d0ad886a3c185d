package io.snarl.agent.record;

/**
 * The objects whose monitors a thread holds, with their numbers.
 *
 * <p>The JVM takes long to tell the identity hash of a locked object, and code that holds a monitor mostly works on its
 * object. To hold the object here keeps it no longer alive than the code that has locked it does.
 */
final class HeldMonitors {

    private Object[] objects = new Object[16];
    private int[] numbers = new int[16];
    private int count;
    private int marked;

    /** Stands for the number of an object whose monitor was entered without an event. */
    static final int UNRECORDED = -1;

    /** Returns the number of an object if its monitor was entered last and that was recorded, or else 0. */
    int innermost(Object object) {
        int top = count - 1;
        return top >= 0 && objects[top] == object && numbers[top] != UNRECORDED ? numbers[top] : 0;
    }

    void enter(Object object, int number) {
        if (count == objects.length) {
            grow();
        }
        objects[count] = object;
        numbers[count++] = number;
    }

    private void grow() {
        var moreObjects = new Object[count * 2];
        System.arraycopy(objects, 0, moreObjects, 0, count);
        var moreNumbers = new int[count * 2];
        System.arraycopy(numbers, 0, moreNumbers, 0, count);
        objects = moreObjects;
        numbers = moreNumbers;
    }

    /** Leaves a monitor; returns the number with which it was entered, 0 if that is unknown. */
    int exit(Object object) {
        for (int i = count - 1; i >= 0; i--) {
            if (objects[i] == object) {
                int number = numbers[i];
                remove(i);
                return number;
            }
        }
        return 0;
    }

    private void remove(int index) {
        count--;
        for (int i = index; i < count; i++) {
            objects[i] = objects[i + 1];
            numbers[i] = numbers[i + 1];
        }
        objects[count] = null;
    }

    /** Remembers which monitors are held. */
    void mark() {
        marked = count;
    }

    /** Forgets the monitors that were entered since the mark, whose exits will not be reported. */
    void forgetUnmarked() {
        while (count > marked) {
            objects[--count] = null;
        }
    }

    void clear() {
        while (count > 0) {
            objects[--count] = null;
        }
    }
}
