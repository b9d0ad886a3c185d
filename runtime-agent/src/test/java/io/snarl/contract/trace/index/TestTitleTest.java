package io.snarl.contract.trace.index;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TestTitleTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[engine:junit-jupiter]/[class:p.ATest]/[method:f()] | p.ATest > f()",
                "[engine:junit-jupiter]/[class:p.ATest]/[nested-class:Inner]/[method:f()] | p.ATest > Inner > f()",
                "[engine:junit-vintage]/[runner:p.OldTest]/[test:f(p.OldTest)] | p.OldTest > f(p.OldTest)",
                "[engine:e]/[class:p.ATest]/[test-template:f(int%5B%5D)]/[test-template-invocation:#1]"
                        + " | p.ATest > f(int[]) > #1",
                "of no known form | of no known form",
            })
    void id_is_told_by_its_parts_below_the_engine(String id, String name) {
        assertThat(TestTitle.ofId(id)).isEqualTo(name);
    }
}
