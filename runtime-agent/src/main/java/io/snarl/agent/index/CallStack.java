package io.snarl.agent.index;

import java.util.Arrays;

/** The call stack of a thread; each call has the number of times its site was passed in the same context. */
final class CallStack {

    private static final int NOT_IN_TREE = -2;

    private int[] sites = new int[64];
    private int[] counts = new int[64];
    private int[] nodes = new int[64];
    private int depth;
    /** For each depth, the sites that were passed there, each followed by its count. */
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
        nodes[depth] = NOT_IN_TREE;
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

    /** Returns the present call in a tree, to which it is added with the calls that it is in: most calls make nothing. */
    int node(CallTree tree) {
        int known = depth;
        while (known > 0 && nodes[known - 1] == NOT_IN_TREE) {
            known--;
        }
        int node = known == 0 ? CallTree.ROOT : nodes[known - 1];
        for (int level = known; level < depth; level++) {
            node = tree.add(sites[level], counts[level], node);
            nodes[level] = node;
        }
        return node;
    }

    /** Counts that a site is passed in the current context; returns how often it has been now. */
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
        nodes = Arrays.copyOf(nodes, depth * 2);
        passed = Arrays.copyOf(passed, depth * 2);
        passedLengths = Arrays.copyOf(passedLengths, depth * 2);
    }
}
