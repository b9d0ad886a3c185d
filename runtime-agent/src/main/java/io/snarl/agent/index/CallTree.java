package io.snarl.agent.index;

import java.util.Arrays;

/** The tree of calls and of the objects that they have created. */
final class CallTree {

    /** Stands for the call that nothing is known of, by which a thread began. */
    static final int ROOT = -1;

    private int[] sites = new int[256];
    private int[] counts = new int[256];
    private int[] parents = new int[256];
    private int size;

    void clear() {
        size = 0;
    }

    /** Adds a call or an object; returns its number. */
    int add(int site, int count, int parent) {
        if (size == sites.length) {
            sites = Arrays.copyOf(sites, size * 2);
            counts = Arrays.copyOf(counts, size * 2);
            parents = Arrays.copyOf(parents, size * 2);
        }
        sites[size] = site;
        counts[size] = count;
        parents[size] = parent;
        return size++;
    }

    int site(int node) {
        return sites[node];
    }

    int count(int node) {
        return counts[node];
    }

    int parent(int node) {
        return parents[node];
    }
}
