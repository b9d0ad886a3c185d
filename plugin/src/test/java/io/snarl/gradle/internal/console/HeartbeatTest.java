package io.snarl.gradle.internal.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class HeartbeatTest {

    private final List<String> lines = new ArrayList<>();
    private final Heartbeat heartbeat = new Heartbeat(lines::add, "starting", 0);

    @Test
    void activity_is_told_once_in_ten_seconds() {
        beatEverySecondUntil(35);

        assertThat(lines)
                .containsExactly(
                        "Still running after 10 s: starting",
                        "Still running after 20 s: starting",
                        "Still running after 30 s: starting");
    }

    @Test
    void latest_activity_is_told() {
        heartbeat.doing("bank.TransferTest.deposits");

        beatEverySecondUntil(10);

        assertThat(lines).containsExactly("Still running after 10 s: bank.TransferTest.deposits");
    }

    @Test
    void nothing_is_told_after_something_was_said() {
        heartbeat.said("tests 1 to 20 of 40", seconds(9));

        beatEverySecondUntil(18);
        assertThat(lines).isEmpty();

        beatEverySecondUntil(19);
        assertThat(lines).containsExactly("Still running after 19 s: tests 1 to 20 of 40");
    }

    private void beatEverySecondUntil(int end) {
        for (int second = 1; second <= end; second++) {
            heartbeat.beat(seconds(second));
        }
    }

    private static long seconds(int count) {
        return Duration.ofSeconds(count).toNanos();
    }
}
