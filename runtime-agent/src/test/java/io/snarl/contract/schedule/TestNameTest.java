package io.snarl.contract.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TestNameTest {

    @Test
    void parameters_and_position_are_left_out() {
        assertThat(TestName.parse("demo.BankTest#transfers(int)[2]"))
                .isEqualTo(new TestName("demo.BankTest", "transfers"));
        assertThat(TestName.parse("demo.BankTest#transfers(int)[2]").qualified())
                .isEqualTo("demo.BankTest.transfers");
    }

    @Test
    void name_without_parameters_is_read_to_its_end() {
        assertThat(TestName.parse("demo.BankTest#transfers")).isEqualTo(new TestName("demo.BankTest", "transfers"));
    }

    @Test
    void name_may_lack_a_class() {
        assertThat(TestName.parse("transfers").qualified()).isEqualTo("transfers");
        assertThat(TestName.parse("")).isEqualTo(new TestName("", ""));
    }
}
