package io.snarl.agent.index;

import java.util.Arrays;
import java.util.function.IntFunction;

/**
 * Light-weight execution indexing (DeadlockFuzzer, section 2.4.2): an object is called after the place where it was made
 * and the calls that led there, each with the number of times it had happened in its context.
 */
public final class ExecutionIndex implements ObjectIndex {

    /** The length that the paper uses. */
    public static final int DEFAULT_LENGTH = 10;

    private final int length;
    private final IntFunction<String> siteNames;
    private final CallTree tree = new CallTree();
    private final IntMap nodes = new IntMap(256);
    private CallStack[] stacks = new CallStack[8];

    /**
     * Creates an index.
     *
     * @param length how many places a name has at most
     * @param siteNames names sites in the same way in every execution
     */
    public ExecutionIndex(int length, IntFunction<String> siteNames) {
        this.length = length;
        this.siteNames = siteNames;
    }

    @Override
    public void reset() {
        nodes.clear();
        tree.clear();
        for (CallStack stack : stacks) {
            if (stack != null) {
                stack.clear();
            }
        }
    }

    @Override
    public void call(int thread, int site) {
        stack(thread).push(site);
    }

    @Override
    public void returned(int thread) {
        stack(thread).pop();
    }

    @Override
    public void created(int thread, int object, int site, int creator) {
        CallStack stack = stack(thread);
        int count = stack.pass(site);
        nodes.put(object, tree.add(site, count, stack.node(tree)));
    }

    @Override
    public boolean knows(int object) {
        return nodes.get(object) != IntMap.ABSENT;
    }

    @Override
    public void same(int object, int known) {
        nodes.put(object, nodes.get(known));
    }

    @Override
    public String abstractionOf(int object) {
        int node = nodes.get(object);
        if (node == IntMap.ABSENT) {
            return null;
        }
        var text = new StringBuilder("[");
        for (int i = 0; i < length && node != CallTree.ROOT; i++) {
            text.append(i == 0 ? "" : ", ")
                    .append(siteNames.apply(tree.site(node)))
                    .append('#')
                    .append(tree.count(node));
            node = tree.parent(node);
        }
        return text.append(']').toString();
    }

    private CallStack stack(int thread) {
        if (thread >= stacks.length) {
            stacks = Arrays.copyOf(stacks, thread * 2);
        }
        if (stacks[thread] == null) {
            stacks[thread] = new CallStack();
        }
        return stacks[thread];
    }
}
