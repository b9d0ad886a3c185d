package io.snarl.suites;

import java.util.Map;
import java.util.Set;

/** Tells reasons for which a test could not be built from those for which none is wanted. */
final class Reason {

    /** A test was built, and there was no time to run it. */
    private static final String WRITTEN = "there is a test, and no time was left to run it";

    /** There is nothing to show, somebody else shows it, or it had no turn. */
    private static final Set<String> NONE_WANTED = Set.of(
            "a common lock guards it",
            "each call has an object of its own, a part of another that no test gets hold of",
            "a lock of an object that the call itself makes",
            "both locks would be the same object",
            "overloaded methods of the same names were tried",
            "nothing says that the class is made for several threads",
            "the time was over before",
            WRITTEN);

    private Reason() {}

    static boolean isNoneWanted(String reason) {
        return NONE_WANTED.contains(reason);
    }

    /** How many predictions became a test that was not run. */
    static int written(Map<String, Integer> infeasible) {
        return infeasible.getOrDefault(WRITTEN, 0);
    }

    /** How many predictions asked for a test that could not be built. */
    static int givenUp(Map<String, Integer> infeasible) {
        return infeasible.entrySet().stream()
                .filter(reason -> !isNoneWanted(reason.getKey()))
                .mapToInt(Map.Entry::getValue)
                .sum();
    }
}
