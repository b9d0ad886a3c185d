package io.snarl.gradle.internal.settings;

import io.snarl.gradle.internal.console.Console;
import java.io.File;
import java.math.BigInteger;
import java.time.Duration;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.gradle.api.InvalidUserDataException;

/**
 * The values that a setting accepts, with the words that describe them to a user.
 *
 * @param words what is allowed, such as "a whole number from 2 to 5"
 * @param example a value that is allowed, as a user writes it
 * @param test accepts the allowed values
 * @param advice what else to say about a value that is not allowed, a sentence or nothing
 */
public record AllowedValues<T>(String words, String example, Predicate<T> test, Function<T, String> advice) {

    private static final Pattern QUALIFIED_NAME =
            Pattern.compile("[\\p{L}_$][\\p{L}\\p{N}_$]*(\\.[\\p{L}_$][\\p{L}\\p{N}_$]*)*");

    private static final Duration SHORTEST = Duration.ofSeconds(1);
    private static final Duration LONGEST = Duration.ofDays(30);

    static final AllowedValues<Integer> CYCLE_LENGTH = of("a whole number from 2 to 5", "3", isFrom(2, 5));

    static final AllowedValues<Integer> SCHEDULES =
            of("a whole number from 1 to 1_000_000_000", "200", isFrom(1, 1_000_000_000));

    /** A trace that is cut earlier holds not even what most tests do to set up, and so no bug. */
    static final AllowedValues<Long> EVENTS =
            of("a whole number from 1000 to 100_000_000_000", "1_000_000", isFrom(1_000, 100_000_000_000L));

    /** With fewer steps than a test that does end may take, tests without any bug would be called endless. */
    static final AllowedValues<Long> STEPS =
            of("a whole number from 1000 to 1_000_000_000", "200_000", isFrom(1_000, 1_000_000_000));

    static final AllowedValues<Integer> DEPTH = of("a whole number from 1 to 1000", "3", isFrom(1, 1_000));

    static final AllowedValues<Integer> PREEMPTIONS = of("a whole number from 0 to 1000", "2", isFrom(0, 1_000));

    /** Each is a JVM with a heap of its own, and Gradle lets no more run at once than it has workers. */
    static final AllowedValues<Integer> FORKS = of("a whole number from 1 to 256", "4", isFrom(1, 256));

    static final AllowedValues<Integer> TIMES = of("a whole number from 1 to 1_000_000", "10", isFrom(1, 1_000_000));

    /** With less the analysis does not even start, and no machine has more. */
    static final AllowedValues<String> HEAP_SIZE =
            of("a size from 64m to 1024g", "512m or 2g", AllowedValues::isHeapSize);

    /** Findings by their verdicts, or all of them; an empty set means none. */
    static final AllowedValues<Set<String>> FAIL_ON = new AllowedValues<>(
            "some of " + String.join(", ", FailOn.VERDICTS) + ", or any alone",
            "deadlock",
            FailOn::isAllowed,
            FailOn::adviceOn);

    static final AllowedValues<Set<String>> ANNOTATIONS = of(
            "full names of annotations without '@' and '*'",
            "com.acme.ThreadSafe",
            names -> names.stream().allMatch(QUALIFIED_NAME.asMatchPredicate()));

    static final AllowedValues<Set<String>> TESTS = of(
            "patterns of tests as for --tests",
            "*BankTest or com.acme.BankTest.deposits*",
            patterns -> patterns.stream().noneMatch(String::isBlank));

    static final AllowedValues<Set<String>> SECRET_NAMES = of(
            "names of environment variables and system properties, in which '*' stands for any characters",
            "ACME_LICENCE or acme.login.*",
            names -> names.stream().allMatch(name -> name.chars().anyMatch(c -> c != '*' && c > ' ')));

    /** It is written by {@code --update-baseline}, so it may be missing, but a directory cannot become one. */
    static final AllowedValues<File> BASELINE = of(
            "a file, which need not be there yet and is no directory",
            "snarl-baseline.json",
            file -> !file.isDirectory());

    /** The agent counts seconds; after a month nobody waits for a result any more. */
    static final AllowedValues<Duration> DURATION =
            of("a duration from 1 second to 30 days", "Duration.ofMinutes(2)", AllowedValues::isDuration);

    /** The same on a command line. */
    static final AllowedValues<Duration> DURATION_OPTION =
            of(DURATION.words, "90s, 5m, 1h30m or PT5M", AllowedValues::isDuration);

    private static <T> AllowedValues<T> of(String words, String example, Predicate<T> test) {
        return new AllowedValues<>(words, example, test, value -> "");
    }

    private static <N extends Number> Predicate<N> isFrom(long least, long most) {
        return number -> number.longValue() >= least && number.longValue() <= most;
    }

    private static boolean isDuration(Duration duration) {
        return duration.compareTo(SHORTEST) >= 0 && duration.compareTo(LONGEST) <= 0;
    }

    private static boolean isHeapSize(String size) {
        if (!size.matches("[1-9][0-9]*[kKmMgG]?")) {
            return false;
        }
        int unit = "kmg".indexOf(Character.toLowerCase(size.charAt(size.length() - 1))) + 1;
        BigInteger bytes = new BigInteger(unit == 0 ? size : size.substring(0, size.length() - 1)).shiftLeft(10 * unit);
        return bytes.bitLength() > 26 && bytes.compareTo(BigInteger.ONE.shiftLeft(40)) <= 0;
    }

    /** Returns the value if it is allowed, and throws otherwise. */
    public T require(String setting, T value) {
        if (!test.test(value)) {
            throw refused(setting, value, advice.apply(value));
        }
        return value;
    }

    /** Creates the exception for a value, which may not even be of the right type. */
    InvalidUserDataException refused(String setting, Object value, String furtherAdvice) {
        return new InvalidUserDataException(setting + " is " + Console.visible(shown(value)) + ", but allowed is "
                + words + ", such as " + example + "." + (furtherAdvice.isEmpty() ? "" : " " + furtherAdvice));
    }

    /** Empty text would be seen as a missing word. */
    private static String shown(Object value) {
        String text = value.toString();
        return text.isBlank() ? "'" + text + "'" : text;
    }
}
