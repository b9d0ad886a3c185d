package io.snarl.benchmark.recorder;

/**
 * Loops that make events of one sort each, on a ring of objects so that the recorder meets another object every time. This
 * class and its nodes are rewritten like subjects.
 */
public final class Workload {

    private static final int NODES = 1024;

    private final int[] values = new int[NODES];
    private final Node[] nodes = new Node[NODES];
    private Node first;

    /** Makes the ring. */
    public Workload() {
        for (int i = 0; i < NODES; i++) {
            nodes[i] = new Node();
        }
        for (int i = 0; i < NODES; i++) {
            nodes[i].next = nodes[(i + 1) % NODES];
        }
        first = nodes[0];
    }

    /** An object of the ring. */
    static final class Node {

        private Node next;
        private Node last;
        private int count;

        int passOn(int value) {
            return value;
        }

        synchronized int add(int[] values, int i) {
            count += values[i % NODES];
            values[i % NODES] = count;
            return count;
        }
    }

    /** Reads a primitive and a reference per turn. */
    int fieldReads(int turns) {
        Node node = first;
        int sum = 0;
        for (int i = 0; i < turns; i++) {
            sum += node.count;
            node = node.next;
        }
        return sum;
    }

    /** Writes a primitive and a reference per turn, and reads the way to the next object. */
    int fieldWrites(int turns) {
        Node node = first;
        for (int i = 0; i < turns; i++) {
            node.count = i;
            node.last = node;
            node = node.next;
        }
        return turns;
    }

    /** Enters and leaves a monitor per turn, and reads the way to the next object. */
    int monitors(int turns) {
        Node node = first;
        int sum = 0;
        for (int i = 0; i < turns; i++) {
            synchronized (node) {
                sum += i;
            }
            node = node.next;
        }
        return sum;
    }

    /** Reads and writes a primitive element and reads a reference per turn. */
    int arrayElements(int turns) {
        int[] numbers = values;
        Node[] ring = nodes;
        for (int i = 0; i < turns; i++) {
            numbers[i % NODES] = numbers[(i + 1) % NODES] + (ring[i % NODES] == null ? 1 : 0);
        }
        return numbers[0];
    }

    /** Calls a method per turn, which is entered and left, and reads the way to the next object. */
    int calls(int turns) {
        Node node = first;
        int sum = 0;
        for (int i = 0; i < turns; i++) {
            sum += node.passOn(i);
            node = node.next;
        }
        return sum;
    }

    /** Does all of it but making objects: a call of a synchronized method that reads and writes fields and elements. */
    int mixture(int turns) {
        int[] numbers = values;
        Node node = first;
        int sum = 0;
        for (int i = 0; i < turns; i++) {
            sum += node.add(numbers, i);
            node = node.next;
        }
        return sum;
    }

    /** Makes an object per turn, whose constructor is entered and left, and keeps it until the next turn. */
    int newObjects(int turns) {
        Node node = first;
        for (int i = 0; i < turns; i++) {
            node.last = new Node();
        }
        node.last = null;
        return turns;
    }
}
