package io.snarl.contract.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TrialMessagesTest {

    @Test
    void request_is_read_as_it_was_written() {
        var request = new TrialRequest(
                Path.of("/a b/classes"),
                "demo.Some$Test",
                "überweist",
                "violations",
                100,
                20_000,
                2,
                Path.of("/out\n/1"));

        assertThat(request.line()).doesNotContain("\n");
        assertThat(TrialRequest.read(request.line())).isEqualTo(request);
    }

    @Test
    void line_that_is_no_request_is_refused() {
        assertThatIllegalArgumentException().isThrownBy(() -> TrialRequest.read("{\"classes\":\"x\"}"));
        assertThatIllegalArgumentException().isThrownBy(() -> TrialRequest.read("hello"));
    }

    @Test
    void reply_is_read_as_it_was_written() {
        var reply = new TrialReply(false, true, Map.of(TrialPhase.ORDERS, 12L, TrialPhase.REPLAYS, 0L));

        assertThat(TrialReply.read(reply.line())).contains(reply);
        assertThat(TrialReply.read(TrialReply.READY.line())).contains(TrialReply.READY);
    }

    @Test
    void what_tests_print_is_no_reply() {
        assertThat(TrialReply.read("")).isEmpty();
        assertThat(TrialReply.read("{\"reusable\":true,\"ended\":true}")).isEmpty();
    }
}
