package io.snarl.agent.index;

import java.util.Arrays;
import java.util.function.IntFunction;

/**
 * Light-weight execution indexing (DeadlockFuzzer, section 2.4.2): an object is called after the place where it was made and the
 * calls that led there, each with the how manieth time it was in its context.
 */
public final class ExecutionIndex implements ObjectIndex {

    /** The length that the paper uses. */
    public static final int DEFAULT_LENGTH = 10;

    private final int length;
    private final IntFunction<String> siteNames;
    private final IntMap starts = new IntMap(256);
    private CallStack[] stacks = new CallStack[8];
    /** How many sites a name has, then each with its count: of one object after the other. */
    private int[] names = new int[4096];

    private int used;

    /**
     * Makes an index.
     *
     * @param length how many places a name has at most
     * @param siteNames how a site is called in every execution
     */
    public ExecutionIndex(int length, IntFunction<String> siteNames) {
        this.length = length;
        this.siteNames = siteNames;
    }

    @Override
    public void reset() {
        starts.clear();
        used = 0;
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
        int places = Math.min(length, stack.depth() + 1);
        if (used + 1 + 2 * places > names.length) {
            names = Arrays.copyOf(names, names.length * 2 + 2 * places);
        }
        starts.put(object, used);
        names[used++] = places;
        names[used++] = site;
        names[used++] = stack.pass(site);
        for (int i = 1; i < places; i++) {
            int level = stack.depth() - i;
            names[used++] = stack.site(level);
            names[used++] = stack.count(level);
        }
    }

    @Override
    public String abstractionOf(int object) {
        int start = starts.get(object);
        if (start == IntMap.ABSENT) {
            return null;
        }
        var text = new StringBuilder("[");
        for (int i = 0; i < names[start]; i++) {
            text.append(i == 0 ? "" : ", ")
                    .append(siteNames.apply(names[start + 1 + 2 * i]))
                    .append('#')
                    .append(names[start + 2 + 2 * i]);
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
