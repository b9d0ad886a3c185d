package io.snarl.agent;

import io.snarl.contract.trace.ClassSort;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/** Rewrites each class once, however many class loaders load it. */
final class RewrittenClasses {

    private final LoadedClassRewriter.Rewriter rewriter;
    private final Map<String, Rewritten> classes = new ConcurrentHashMap<>();
    private final LongAdder nanos = new LongAdder();

    /** Returns how many nanoseconds have been spent on it. */
    long nanos() {
        return nanos.sum();
    }

    RewrittenClasses(LoadedClassRewriter.Rewriter rewriter) {
        this.rewriter = rewriter;
    }

    /** A class as it was and as it is now; null if it stays as it was. */
    private record Rewritten(ClassSort sort, byte[] original, byte[] bytes) {

        boolean isOf(ClassSort otherSort, byte[] other) {
            return sort == otherSort && Arrays.equals(original, other);
        }
    }

    /** Returns the bytes of the rewritten class, or null if it must stay as it is. */
    byte[] rewrite(String name, ClassSort sort, byte[] original) {
        Rewritten known = classes.get(name);
        if (known == null || !known.isOf(sort, original)) {
            long begin = System.nanoTime();
            known = new Rewritten(sort, original, rewriter.rewrite(name, sort, original));
            classes.put(name, known);
            nanos.add(System.nanoTime() - begin);
        }
        return known.bytes();
    }
}
