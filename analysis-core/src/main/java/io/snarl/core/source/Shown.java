package io.snarl.core.source;

import io.snarl.contract.outcome.ObservedValue;
import io.snarl.core.plan.Plan;
import io.snarl.core.plan.Step;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What a test shows, which determines its name, its comment and its assertions. */
public interface Shown {

    /** Returns what the test does when its objects are made. */
    Body body();

    /** Returns what it has shown of the calls, for the comment of the class. */
    Effect effect();

    /** Returns what the calls do, as a part of the name of the test. */
    String verb();

    /** Returns the position of the thread whose call fails, if it is certain that it is that one. */
    default OptionalInt failingThread() {
        return OptionalInt.empty();
    }

    /** Returns the position of the thread whose call goes wrong, as far as that is known. */
    default int leadingThread() {
        return failingThread().orElse(0);
    }

    /**
     * Returns the name of the test, which begins with the call that goes wrong.
     *
     * @param part names a call
     */
    default String methodName(Plan plan, Function<Step, String> part) {
        List<Step> threads = new ArrayList<>(plan.threads());
        Collections.swap(threads, 0, Math.min(leadingThread(), threads.size() - 1));
        String others = threads.stream().skip(1).map(part).collect(Collectors.joining("_and_"));
        return part.apply(threads.get(0)) + "_" + verb() + "_with_" + others;
    }

    /** Returns the comment of the test. */
    default String comment(WrittenTest test) {
        return "Calls " + test.calls() + " in parallel.";
    }

    /**
     * What is said in the comment of a class between "calls that" and "in parallel".
     *
     * @param order those of a smaller order are said first
     */
    record Effect(String words, int order) {}

    /**
     * What a test does when its objects are made.
     *
     * @param form how it looks at what has happened
     * @param allowed the values that the plan's observations have in some sequential order, one list for each different combination;
     *     empty if it is enough that neither a thread nor an observation throws
     */
    record Body(Form form, List<List<ObservedValue>> allowed) {

        /** Only runs the threads. */
        public static final Body RUN = new Body(Form.RUN, List.of());

        /** Runs the threads, and tells what can be seen at the end. */
        public static final Body TRIAL = new Body(Form.TRIAL, List.of());

        public Body {
            allowed = allowed.stream().map(List::copyOf).toList();
        }

        /** Runs the threads, and fails if what can be seen is not allowed. */
        public static Body asserting(List<List<ObservedValue>> allowed) {
            return new Body(Form.ASSERTION, allowed);
        }

        enum Form {
            RUN,
            TRIAL,
            ASSERTION
        }
    }
}
