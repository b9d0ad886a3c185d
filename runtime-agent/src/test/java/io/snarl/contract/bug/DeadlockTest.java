package io.snarl.contract.bug;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.contract.code.CodePlace;
import java.util.List;
import org.junit.jupiter.api.Test;

class DeadlockTest {

    private static final Deadlock.Edge A = edge("give", 1);
    private static final Deadlock.Edge B = edge("take", 2);
    private static final Deadlock.Edge C = edge("take", 3);

    @Test
    void deadlock_is_the_same_whichever_thread_comes_first() {
        assertThat(new Deadlock(List.of(B, C, A))).isEqualTo(new Deadlock(List.of(A, B, C)));
        assertThat(new Deadlock(List.of(C, A, B))).hasToString(new Deadlock(List.of(A, B, C)).toString());
    }

    @Test
    void deadlock_in_the_other_direction_is_another_one() {
        assertThat(new Deadlock(List.of(C, B, A))).isNotEqualTo(new Deadlock(List.of(A, B, C)));
    }

    @Test
    void signature_names_places_and_no_locks() {
        var other = new Deadlock.Edge("demo.Other", A.heldAt(), "demo.Other", A.wantedAt());

        assertThat(new Deadlock(List.of(other, B)).signature()).isEqualTo(new Deadlock(List.of(B, A)).signature());
    }

    private static Deadlock.Edge edge(String method, int line) {
        var place = new CodePlace("demo.Account", method, "Account.java", line);
        return new Deadlock.Edge("demo.Account", place, "demo.Account", place);
    }
}
