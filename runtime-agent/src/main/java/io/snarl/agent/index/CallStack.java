package io.snarl.agent.index;

import java.util.Arrays;

/** The calls that a thread is in, each with how often its site was passed in the same context. */
final class CallStack {

    private int[] sites = new int[64];
    private int[] counts = new int[64];
    private int depth;
    /** For each depth the sites that were passed there, each followed by how often. */
    private int[][] passed = new int[64][];

    private int[] passedLengths = new int[64];

    void clear() {
        depth = 0;
        passedLengths[0] = 0;
    }

    void push(int site) {
        int count = pass(site);
        sites[depth] = site;
        counts[depth] = count;
        if (++depth == sites.length) {
            grow();
        }
        passedLengths[depth] = 0;
    }

    void pop() {
        if (depth > 0) {
            depth--;
        }
    }

    int depth() {
        return depth;
    }

    int site(int level) {
        return sites[level];
    }

    int count(int level) {
        return counts[level];
    }

    /** Counts that a site is passed in the present context, and says how often it has been now. */
    int pass(int site) {
        int[] known = passed[depth];
        int length = passedLengths[depth];
        for (int i = 0; i < length; i += 2) {
            if (known[i] == site) {
                return ++known[i + 1];
            }
        }
        if (known == null || length == known.length) {
            known = known == null ? new int[8] : Arrays.copyOf(known, length * 2);
            passed[depth] = known;
        }
        known[length] = site;
        known[length + 1] = 1;
        passedLengths[depth] = length + 2;
        return 1;
    }

    private void grow() {
        sites = Arrays.copyOf(sites, depth * 2);
        counts = Arrays.copyOf(counts, depth * 2);
        passed = Arrays.copyOf(passed, depth * 2);
        passedLengths = Arrays.copyOf(passedLengths, depth * 2);
    }
}
