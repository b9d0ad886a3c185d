package io.snarl.gradle.dsl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.snarl.contract.settings.StrategyName;
import java.util.stream.Stream;
import org.gradle.api.InvalidUserDataException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class FuzzingStrategyTest {

    @ParameterizedTest
    @EnumSource
    void strategy_is_found_by_its_name_in_any_case(FuzzingStrategy strategy) {
        assertThat(FuzzingStrategy.named("--strategy", strategy.toString())).isEqualTo(strategy);
        assertThat(FuzzingStrategy.named("--strategy", strategy.name())).isEqualTo(strategy);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            best | best | ''
            Exaustive | Exaustive | ' Did you mean exhaustive?'
            """)
    void other_name_is_refused_with_the_setting_and_all_that_there_are(String name, String shown, String advice) {
        assertThatThrownBy(() -> FuzzingStrategy.named("snarl.fuzzing.strategy", name))
                .isInstanceOf(InvalidUserDataException.class)
                .hasMessage("snarl.fuzzing.strategy is " + shown
                        + ", but allowed is one of mixed, random, pct, pos, exhaustive, directed, such as pct."
                        + advice);
    }

    @Test
    void empty_name_is_refused_so_that_it_is_seen() {
        assertThatThrownBy(() -> FuzzingStrategy.named("--strategy", ""))
                .hasMessageStartingWith("--strategy is '', but allowed is one of mixed, ");
    }

    @Test
    void strategies_are_those_that_the_agent_knows() {
        assertThat(FuzzingStrategy.values())
                .extracting(FuzzingStrategy::name)
                .containsExactlyInAnyOrder(
                        Stream.of(StrategyName.values()).map(StrategyName::name).toArray(String[]::new));
    }

    @Test
    void name_is_that_of_build_scripts_and_command_lines() {
        assertThat(FuzzingStrategy.MIXED).hasToString("mixed");
    }
}
