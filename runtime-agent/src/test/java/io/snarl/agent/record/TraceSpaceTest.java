package io.snarl.agent.record;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.agent.record.TraceSpace.Share;
import java.util.function.ToLongFunction;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class TraceSpaceTest {

    private static final long GIBIBYTE = 1L << 30;
    private static final int TESTS = 1000;

    private final TraceSpace space = new TraceSpace();

    @Test
    void tests_that_fill_their_shares_leave_something_to_all_that_come_later() {
        assertThat(taken(TESTS, share -> share.bytes(true))).isLessThan(GIBIBYTE + TESTS * 16 * 1024);
        assertThat(space.next().bytes(true)).isPositive();
    }

    @Test
    void tests_of_nothing_made_for_threads_leave_most_to_those_of_what_is() {
        taken(20, share -> share.bytes(false));

        assertThat(space.next().bytes(true))
                .isGreaterThan(GIBIBYTE / 25)
                .isGreaterThan(4 * space.next().bytes(false));
    }

    private long taken(int tests, ToLongFunction<Share> bytes) {
        return LongStream.range(0, tests)
                .map(test -> {
                    long some = bytes.applyAsLong(space.next());
                    space.take(some);
                    return some;
                })
                .sum();
    }
}
