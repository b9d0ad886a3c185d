package io.snarl.core.finding;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.contract.bug.Deadlock;
import io.snarl.contract.code.CodePlace;
import java.util.List;
import org.junit.jupiter.api.Test;

class DeadlockTest {

    private static Deadlock.Edge edge(String type, int held, int wanted) {
        return new Deadlock.Edge(type, place(held), type, place(wanted));
    }

    private static CodePlace place(int line) {
        return new CodePlace("demo.Account", "pay", "Account.java", line);
    }

    @Test
    void is_the_same_whichever_thread_comes_first() {
        var one = new Deadlock(List.of(edge("A", 1, 2), edge("A", 3, 4), edge("A", 5, 6)));
        var other = new Deadlock(List.of(edge("A", 5, 6), edge("A", 1, 2), edge("A", 3, 4)));

        assertThat(one).isEqualTo(other);
        assertThat(one.signature()).isEqualTo(other.signature());
    }

    @Test
    void is_another_if_the_threads_are_in_another_order() {
        var one = new Deadlock(List.of(edge("A", 1, 2), edge("A", 3, 4), edge("A", 5, 6)));
        var other = new Deadlock(List.of(edge("A", 3, 4), edge("A", 1, 2), edge("A", 5, 6)));

        assertThat(one.signature()).isNotEqualTo(other.signature());
    }

    @Test
    void has_a_signature_of_places_whatever_the_locks_are() {
        var one = new Deadlock(List.of(edge("A", 1, 2), edge("B", 3, 4)));
        var other = new Deadlock(List.of(edge("B", 1, 2), edge("A", 3, 4)));

        assertThat(one.signature()).isEqualTo(other.signature());
    }
}
