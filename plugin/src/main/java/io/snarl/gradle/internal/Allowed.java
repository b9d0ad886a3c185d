package io.snarl.gradle.internal;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.gradle.api.InvalidUserDataException;

/**
 * Which values a setting may have, with the words that tell a user.
 *
 * @param words what is allowed, such as "a whole number from 2 to 5"
 * @param test accepts the allowed values
 */
public record Allowed<T>(String words, Predicate<T> test) {

    private static final Pattern QUALIFIED_NAME =
            Pattern.compile("[\\p{L}_$][\\p{L}\\p{N}_$]*(\\.[\\p{L}_$][\\p{L}\\p{N}_$]*)*");

    public static final Allowed<Integer> CYCLE_LENGTH =
            new Allowed<>("a whole number from 2 to 5", length -> length >= 2 && length <= 5);

    public static final Allowed<Integer> SCHEDULES =
            new Allowed<>("a whole number of 1 or more", schedules -> schedules >= 1);

    /** Of events, or of steps. */
    public static final Allowed<Long> LIMIT = new Allowed<>("a whole number of 1 or more", limit -> limit >= 1);

    public static final Allowed<Integer> DEPTH = new Allowed<>("a whole number of 1 or more", depth -> depth >= 1);

    public static final Allowed<Integer> PREEMPTIONS =
            new Allowed<>("a whole number of 0 or more", preemptions -> preemptions >= 0);

    public static final Allowed<Integer> FORKS = new Allowed<>("a whole number of 1 or more", forks -> forks >= 1);

    public static final Allowed<Integer> TIMES = new Allowed<>("a whole number of 1 or more", times -> times >= 1);

    public static final List<String> STRATEGIES = List.of("mixed", "random", "pct", "pos", "exhaustive", "directed");

    public static final Allowed<String> STRATEGY =
            new Allowed<>("one of " + String.join(", ", STRATEGIES), STRATEGIES::contains);

    public static final Allowed<String> HEAP_SIZE =
            new Allowed<>("a size such as 512m or 2g", size -> size.matches("[1-9][0-9]*[kKmMgG]?"));

    /** Findings by their verdicts, or all or none of them. */
    public static final Allowed<Set<String>> FAIL_ON = new Allowed<>(
            "some of " + String.join(", ", FailOn.VERDICTS) + ", or one of any and none alone", FailOn::isAllowed);

    public static final Allowed<Set<String>> ANNOTATIONS = new Allowed<>(
            "full names of annotations, such as com.acme.ThreadSafe, without '@' and '*'",
            names -> names.stream().allMatch(QUALIFIED_NAME.asMatchPredicate()));

    public static final Allowed<Duration> DURATION = new Allowed<>(
            "a duration longer than zero, such as Duration.ofMinutes(2)",
            budget -> !budget.isNegative() && !budget.isZero());

    /** Gives the value back if it is allowed. */
    public T require(String setting, T value) {
        if (!test.test(value)) {
            throw new InvalidUserDataException(setting + " is " + value + ", but allowed is " + words + ".");
        }
        return value;
    }
}
