package io.snarl.gradle.internal.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.File;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.gradle.api.InvalidUserDataException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.FieldSource;

class AllowedValuesTest {

    private static final String VERDICTS = "some of deadlock, crash, not-linearizable, or any alone, such as deadlock.";
    private static final String HEAP = "a size from 64m to 1024g, such as 512m or 2g.";
    private static final String DURATION = "a duration from 1 second to 30 days, such as Duration.ofMinutes(2).";
    private static final String STEPS = "a whole number from 1000 to 1_000_000_000, such as 200_000.";
    private static final String EVENTS = "a whole number from 1000 to 100_000_000_000, such as 1_000_000.";
    private static final String SCHEDULES = "a whole number from 1 to 1_000_000_000, such as 200.";
    private static final String ANNOTATIONS =
            "full names of annotations without '@' and '*', such as com.acme.ThreadSafe.";
    private static final String TESTS =
            "patterns of tests as for --tests, such as *BankTest or com.acme.BankTest.deposits*.";
    private static final String NAMES = "names of environment variables and system properties, in which '*' stands for"
            + " any characters, such as ACME_LICENCE or acme.login.*.";

    static final List<Arguments> REFUSED = List.of(
            arguments(AllowedValues.CYCLE_LENGTH, 1, "1", "a whole number from 2 to 5, such as 3."),
            arguments(AllowedValues.CYCLE_LENGTH, 6, "6", "a whole number from 2 to 5, such as 3."),
            arguments(AllowedValues.SCHEDULES, 0, "0", SCHEDULES),
            arguments(AllowedValues.SCHEDULES, Integer.MAX_VALUE, "2147483647", SCHEDULES),
            arguments(AllowedValues.EVENTS, 999L, "999", EVENTS),
            arguments(AllowedValues.EVENTS, Long.MAX_VALUE, "9223372036854775807", EVENTS),
            arguments(AllowedValues.STEPS, 3L, "3", STEPS),
            arguments(AllowedValues.STEPS, Long.MAX_VALUE, "9223372036854775807", STEPS),
            arguments(AllowedValues.DEPTH, 0, "0", "a whole number from 1 to 1000, such as 3."),
            arguments(AllowedValues.DEPTH, 1_001, "1001", "a whole number from 1 to 1000, such as 3."),
            arguments(AllowedValues.PREEMPTIONS, -1, "-1", "a whole number from 0 to 1000, such as 2."),
            arguments(AllowedValues.PREEMPTIONS, 1_001, "1001", "a whole number from 0 to 1000, such as 2."),
            arguments(AllowedValues.FORKS, 0, "0", "a whole number from 1 to 256, such as 4."),
            arguments(AllowedValues.FORKS, 10_000, "10000", "a whole number from 1 to 256, such as 4."),
            arguments(AllowedValues.TIMES, 0, "0", "a whole number from 1 to 1_000_000, such as 10."),
            arguments(AllowedValues.HEAP_SIZE, "much", "much", HEAP),
            arguments(AllowedValues.HEAP_SIZE, "0g", "0g", HEAP),
            arguments(AllowedValues.HEAP_SIZE, "-1m", "-1m", HEAP),
            arguments(AllowedValues.HEAP_SIZE, "1 g", "1 g", HEAP),
            arguments(AllowedValues.HEAP_SIZE, "1.5g", "1.5g", HEAP),
            arguments(AllowedValues.HEAP_SIZE, "1k", "1k", HEAP),
            arguments(AllowedValues.HEAP_SIZE, "63m", "63m", HEAP),
            arguments(AllowedValues.HEAP_SIZE, "2048", "2048", HEAP),
            arguments(AllowedValues.HEAP_SIZE, "1025g", "1025g", HEAP),
            arguments(AllowedValues.HEAP_SIZE, "900000g", "900000g", HEAP),
            arguments(AllowedValues.HEAP_SIZE, "99999999999999999999g", "99999999999999999999g", HEAP),
            arguments(AllowedValues.FAIL_ON, Set.of("benign"), "[benign]", VERDICTS),
            arguments(AllowedValues.FAIL_ON, Set.of("deadlok"), "[deadlok]", VERDICTS + " Did you mean deadlock?"),
            arguments(AllowedValues.FAIL_ON, Set.of("Deadlocks"), "[Deadlocks]", VERDICTS + " Did you mean deadlock?"),
            arguments(
                    AllowedValues.FAIL_ON,
                    Set.of("NOT_LINEARISABLE"),
                    "[NOT_LINEARISABLE]",
                    VERDICTS + " Did you mean not-linearizable?"),
            arguments(AllowedValues.FAIL_ON, new TreeSet<>(Set.of("any", "crash")), "[any, crash]", VERDICTS),
            arguments(
                    AllowedValues.FAIL_ON,
                    Set.of("none"),
                    "[none]",
                    VERDICTS
                            + " For none, which is the default, let failOn be empty: setOf(), or [] in Groovy; leave out"
                            + " --fail-on."),
            arguments(AllowedValues.ANNOTATIONS, Set.of("@ThreadSafe"), "[@ThreadSafe]", ANNOTATIONS),
            arguments(AllowedValues.ANNOTATIONS, Set.of("com.acme.*"), "[com.acme.*]", ANNOTATIONS),
            arguments(AllowedValues.ANNOTATIONS, Set.of("com acme"), "[com acme]", ANNOTATIONS),
            arguments(AllowedValues.ANNOTATIONS, Set.of("com/acme/Safe"), "[com/acme/Safe]", ANNOTATIONS),
            arguments(AllowedValues.ANNOTATIONS, Set.of(""), "[]", ANNOTATIONS),
            arguments(AllowedValues.ANNOTATIONS, Set.of("com..Safe"), "[com..Safe]", ANNOTATIONS),
            arguments(AllowedValues.TESTS, Set.of(" "), "[ ]", TESTS),
            arguments(AllowedValues.SECRET_NAMES, Set.of("**"), "[**]", NAMES),
            arguments(AllowedValues.SECRET_NAMES, Set.of(""), "[]", NAMES),
            arguments(
                    AllowedValues.BASELINE,
                    new File("src"),
                    "src",
                    "a file, which need not be there yet and is no directory, such as snarl-baseline.json."),
            arguments(AllowedValues.DURATION, Duration.ZERO, "PT0S", DURATION),
            arguments(AllowedValues.DURATION, Duration.ofNanos(1), "PT0.000000001S", DURATION),
            arguments(AllowedValues.DURATION, Duration.ofSeconds(-1), "PT-1S", DURATION),
            arguments(AllowedValues.DURATION, Duration.ofDays(400_000), "PT9600000H", DURATION),
            arguments(
                    AllowedValues.DURATION,
                    Duration.ofSeconds(Long.MAX_VALUE),
                    Duration.ofSeconds(Long.MAX_VALUE).toString(),
                    DURATION),
            arguments(
                    AllowedValues.DURATION_OPTION,
                    Duration.ZERO,
                    "PT0S",
                    "a duration from 1 second to 30 days, such as 90s, 5m, 1h30m or PT5M."));

    @ParameterizedTest
    @FieldSource("REFUSED")
    void value_that_is_not_allowed_is_refused_with_the_setting_what_is_allowed_and_an_example(
            AllowedValues<Object> allowed, Object value, String shown, String words) {
        assertThatThrownBy(() -> allowed.require("snarl.setting", value))
                .isInstanceOf(InvalidUserDataException.class)
                .hasMessage("snarl.setting is " + shown + ", but allowed is " + words);
    }

    static final List<Arguments> ALLOWED = List.of(
            arguments(AllowedValues.CYCLE_LENGTH, List.of(2, 3, 5)),
            arguments(AllowedValues.SCHEDULES, List.of(1, 200, 1_000_000_000)),
            arguments(AllowedValues.EVENTS, List.of(1_000L, 100_000_000L, 100_000_000_000L)),
            arguments(AllowedValues.STEPS, List.of(1_000L, 200_000L, 1_000_000_000L)),
            arguments(AllowedValues.DEPTH, List.of(1, 3, 1_000)),
            arguments(AllowedValues.PREEMPTIONS, List.of(0, 2, 1_000)),
            arguments(AllowedValues.FORKS, List.of(1, 4, 256)),
            arguments(AllowedValues.TIMES, List.of(1, 10, 1_000_000)),
            arguments(
                    AllowedValues.HEAP_SIZE,
                    List.of("64m", "65536k", "67108864", "512m", "2g", "2G", "1024g", "1099511627776")),
            arguments(
                    AllowedValues.FAIL_ON,
                    List.of(Set.of("any"), Set.of("crash"), Set.of("deadlock", "not-linearizable"), Set.of())),
            arguments(
                    AllowedValues.ANNOTATIONS,
                    List.of(
                            Set.of("com.acme.ThreadSafe", "Shared"),
                            Set.of("com.acme.Marks$Größe", "com.acme.Marks.Shared"))),
            arguments(AllowedValues.TESTS, List.of(Set.of(), Set.of("*BankTest", "com.acme.BankTest.pays in full"))),
            arguments(AllowedValues.SECRET_NAMES, List.of(Set.of(), Set.of("ACME_LICENCE", "acme.login.*"))),
            arguments(AllowedValues.BASELINE, List.of(new File("build.gradle.kts"), new File("missing.json"))),
            arguments(
                    AllowedValues.DURATION,
                    List.of(Duration.ofSeconds(1), Duration.ofMillis(1_500), Duration.ofDays(30))));

    @ParameterizedTest
    @FieldSource("ALLOWED")
    void bounds_and_what_is_between_are_allowed(AllowedValues<Object> allowed, List<Object> values) {
        assertThat(values)
                .allSatisfy(value ->
                        assertThat(allowed.require("snarl.setting", value)).isEqualTo(value));
    }

    @Test
    void any_means_all_verdicts_and_an_empty_set_none() {
        assertThat(FailOn.verdictsIn(Set.of("any"))).containsExactlyInAnyOrder("deadlock", "not-linearizable", "crash");
        assertThat(FailOn.verdictsIn(Set.of())).isEmpty();
        assertThat(FailOn.verdictsIn(Set.of("crash"))).containsExactly("crash");
    }
}
