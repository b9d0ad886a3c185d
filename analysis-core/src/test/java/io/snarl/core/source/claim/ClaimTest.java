package io.snarl.core.source.claim;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClaimTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "This class is thread-safe.",
                "A counter. Instances are <b>thread safe</b> and can be shared.",
                "{@code Cache} is\n * threadsafe.",
                "Thread-safe implementation of a queue.",
                "It provides full thread safety.",
            })
    void promise_is_a_claim(String comment) {
        assertThat(Claim.in(comment)).isEqualTo(Claim.SAFE);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "This class is not thread-safe.",
                "A list. It is NOT\n * thread safe!",
                "Neither this nor its iterators are thread safe.",
                "Makes no guarantee of thread safety.",
                "Not safe for use from multiple threads as it does not implement any barriers.",
                "It is not safe for concurrent use.",
                "Note that this implementation is not synchronized.",
                "It must be synchronized externally.",
                "Must only be called from a single thread.",
                "Instances should not be shared between threads.",
                "A thread-unsafe buffer.",
                "Objects of this type are not thread-safe; each thread needs one of its own.",
            })
    void warning_is_a_denial(String comment) {
        assertThat(Claim.in(comment)).isEqualTo(Claim.UNSAFE);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "A list of names.",
                "It is thread-safe if its map is.",
                "Thread-safety note: the contents of this message can be modified after construction.",
                "Implementations must be thread-safe.",
                "Unlike HashMap, which is not thread-safe. This class is thread-safe.",
                "Returns the thread that has safely ended.",
                "Starts several threads.",
            })
    void what_is_not_said_or_depends_is_neither(String comment) {
        assertThat(Claim.in(comment)).isEqualTo(Claim.NONE);
    }
}
