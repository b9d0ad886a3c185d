package io.snarl.core.kind.atomicity.benign;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RefusalsTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "java.lang.IllegalStateException",
                "java.lang.IllegalArgumentException",
                "java.nio.channels.ClosedChannelException",
                "bank.NoMoneyException"
            })
    void exception_that_says_no_refuses_a_call(String exception) {
        assertThat(Refusals.isOne(exception)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "java.lang.NullPointerException",
                "java.lang.StringIndexOutOfBoundsException",
                "java.util.ConcurrentModificationException",
                "java.lang.IllegalMonitorStateException",
                "java.lang.StackOverflowError"
            })
    void exception_that_the_jvm_or_a_collection_throws_is_a_mistake(String exception) {
        assertThat(Refusals.isOne(exception)).isFalse();
    }
}
