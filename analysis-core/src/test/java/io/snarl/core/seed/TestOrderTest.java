package io.snarl.core.seed;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.contract.trace.index.Recording;
import io.snarl.contract.trace.index.TracedTest;
import java.nio.file.Path;
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

    @Test
    void classes_for_threads_come_first_where_there_is_much_to_read() {
        List<TracedTest> tests = List.of(
                test(A + "/[method:a()]", recorded(4_999_000, 0)),
                test(B + "/[method:a()]", recorded(1_000, 0)),
                test(B + "/[method:b()]", recorded(1_000, 2)));

        assertThat(TestOrder.of(tests))
                .extracting(TracedTest::id)
                .containsExactly(B + "/[method:a()]", B + "/[method:b()]", A + "/[method:a()]");
    }

    @Test
    void classes_come_by_their_names_where_there_is_time_for_all_of_them() {
        List<TracedTest> tests =
                List.of(test(B + "/[method:b()]", recorded(1_000, 2)), test(A + "/[method:a()]", recorded(1_000, 0)));

        assertThat(TestOrder.of(tests))
                .extracting(TracedTest::id)
                .containsExactly(A + "/[method:a()]", B + "/[method:b()]");
    }

    private static Optional<Recording> recorded(long events, int forThreads) {
        return Optional.of(
                new Recording(Path.of("t/0.trace"), Optional.empty(), events, events, forThreads, false, false));
    }

    private static List<String> ordered(String... ids) {
        List<TracedTest> tests =
                Stream.of(ids).map(id -> test(id, Optional.empty())).toList();
        return TestOrder.of(tests).stream().map(TracedTest::id).toList();
    }

    private static TracedTest test(String id, Optional<Recording> recording) {
        return new TracedTest(
                id, Optional.empty(), Optional.empty(), id, TracedTest.Status.PASSED, Optional.empty(), recording);
    }
}
