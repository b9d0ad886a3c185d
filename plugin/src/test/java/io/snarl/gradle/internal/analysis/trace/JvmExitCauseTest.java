package io.snarl.gradle.internal.analysis.trace;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.contract.trace.index.LostTest;
import io.snarl.contract.trace.index.SeedTestName;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JvmExitCauseTest {

    private static final SeedTestName TEST =
            new SeedTestName("1", Optional.of("p.ATest"), Optional.of("f"), Optional.of("f()"));

    @ParameterizedTest
    @CsvSource({
        "0,   true,  , it ended the JVM by System.exit(0), false, false",
        "3,   true,  , it ended the JVM by System.exit(3), false, false",
        "97,  true,  , 'it ended the JVM by System.exit, and a shutdown hook did not end', false, false",
        "0,   false, , it ended the JVM by Runtime.halt(0), false, false",
        "1,   false, , it ended the JVM by Runtime.halt(1) or left it without memory, false, false",
        "137, false, , its JVM was killed by signal 9, true, true",
        "143, true,  , its JVM was killed by signal 15, true, false",
        "134, false, , its JVM crashed by signal 6, true, true",
        "1,   true,  java.lang.OutOfMemoryError: Java heap space, java.lang.OutOfMemoryError: Java heap space, true, true",
    })
    void end_of_a_jvm_is_told_by_what_is_seen_from_outside(
            int status, boolean shutdown, String failure, String reason, boolean again, boolean alone) {
        var ending = new JvmExitCause(status, Optional.ofNullable(failure), shutdown);

        LostTest lost = ending.lost(TEST, false);

        assertThat(lost.reason()).isEqualTo(reason);
        assertThat(lost.again()).isEqualTo(again);
        assertThat(ending.isWorthAnotherTry()).isEqualTo(alone);
        assertThat(ending.lost(TEST, true).reason()).isEqualTo(reason + ", outside of its tests");
    }
}
