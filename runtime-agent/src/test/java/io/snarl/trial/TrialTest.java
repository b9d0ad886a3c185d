package io.snarl.trial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;

/** A trial where nobody is told what it comes to. */
class TrialTest {

    private final List<String> done = new CopyOnWriteArrayList<>();

    @Test
    void all_calls_are_made_and_all_is_looked_at() {
        Trial trial = Trial.inParallel(() -> done.add("one"), () -> {
            done.add("other");
            return Trial.VOID;
        });
        trial.observe("0", () -> done.add("look"));
        trial.end();

        assertThat(done).containsExactlyInAnyOrder("one", "other", "look").endsWith("look");
    }

    @Test
    void exceptions_of_calls_do_not_end_it() {
        Trial trial = Trial.inParallel(
                () -> {
                    throw new IOException("one");
                },
                () -> {
                    throw new AssertionError("other");
                });
        trial.observe("0", () -> {
            throw new IllegalStateException("look");
        });
        trial.end();

        assertThat(done).isEmpty();
    }
}
