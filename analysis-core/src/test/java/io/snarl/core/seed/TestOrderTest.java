package io.snarl.core.seed;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.contract.trace.index.TracedTest;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TestOrderTest {

    private static final String A = "[engine:junit-jupiter]/[class:bank.ATest]";
    private static final String B = "[engine:junit-jupiter]/[class:bank.BTest]";

    @Test
    void classes_come_by_their_names() {
        assertThat(ordered(B + "/[method:a()]", A + "/[method:b()]"))
                .containsExactly(A + "/[method:b()]", B + "/[method:a()]");
    }

    @Test
    void tests_of_a_class_stay_in_the_order_of_their_run() {
        String nested = A + "/[nested-class:Inner]/[method:a()]";

        assertThat(ordered(A + "/[method:z()]", B + "/[method:a()]", nested, A + "/[method:a()]"))
                .containsExactly(A + "/[method:z()]", nested, A + "/[method:a()]", B + "/[method:a()]");
    }

    @Test
    void engine_that_has_no_classes_does_no_harm() {
        assertThat(ordered("[engine:b]/[spec]", "[engine:a]")).containsExactly("[engine:a]", "[engine:b]/[spec]");
    }

    private static List<String> ordered(String... ids) {
        List<TracedTest> tests = Stream.of(ids).map(TestOrderTest::test).toList();
        return TestOrder.of(tests).stream().map(TracedTest::id).toList();
    }

    private static TracedTest test(String id) {
        return new TracedTest(
                id,
                Optional.empty(),
                Optional.empty(),
                id,
                TracedTest.Status.PASSED,
                Optional.empty(),
                Optional.empty());
    }
}
