package io.snarl.agent.strategy.exhaustive;

import java.util.Arrays;

/** The choices of one schedule, each with the threads left to try: the position of a depth-first search. */
final class ChoicePath {

    private long[] states = new long[64];
    private long[] untried = new long[64];
    private int[] chosen = new int[64];
    private int size;

    int size() {
        return size;
    }

    void clear() {
        size = 0;
    }

    void add(long state, int thread, long others) {
        if (size == chosen.length) {
            states = Arrays.copyOf(states, size * 2);
            untried = Arrays.copyOf(untried, size * 2);
            chosen = Arrays.copyOf(chosen, size * 2);
        }
        states[size] = state;
        chosen[size] = thread;
        untried[size++] = others;
    }

    long state(int position) {
        return states[position];
    }

    int chosen(int position) {
        return chosen[position];
    }

    /** Goes to the next schedule: the last choice that has something untried is changed. Returns false if there is none. */
    boolean advance() {
        while (size > 0 && untried[size - 1] == 0) {
            size--;
        }
        if (size == 0) {
            return false;
        }
        long rest = untried[size - 1];
        chosen[size - 1] = Long.numberOfTrailingZeros(rest);
        untried[size - 1] = rest & (rest - 1);
        return true;
    }
}
