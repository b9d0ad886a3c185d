package io.snarl.gradle.internal.seed;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import org.gradle.api.GradleException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SeedClassesTest {

    private final SeedClasses classes =
            new SeedClasses(Set.of("com.acme.BankTest", "com.acme.BankTest$Nested", "com.acme.ui.ViewTest"), "test");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "*BankTest",
                "BankTest",
                "BankTest.pays*",
                "com.acme.BankTest.pays",
                "com.acme.*",
                "*.pays",
                "BankTest$Nested.x"
            })
    void patterns_that_can_name_a_test_are_let_through(String pattern) {
        assertThatCode(() -> classes.requireSome(Set.of(pattern), Set.of())).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @ValueSource(strings = {"com.acme.BnakTest", "BnakTest*", "com.amce.*", "com.acme.BankTestX.pays"})
    void patterns_that_no_class_can_match_are_refused(String pattern) {
        assertThatThrownBy(() -> classes.requireSome(Set.of(pattern), Set.of()))
                .isInstanceOf(GradleException.class)
                .hasMessage(
                        "snarl.seedTests.include is " + pattern + ", but no test of the suite 'test' that is not left"
                                + " out otherwise has such a name. Allowed are patterns as for --tests, such as *BankTest or"
                                + " com.acme.BankTest.deposits*.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"*", "**", "com.*", "*Test*", "com.acme.*"})
    void patterns_that_leave_out_every_class_are_refused(String pattern) {
        assertThatThrownBy(() -> classes.requireSome(Set.of(), Set.of(pattern)))
                .hasMessage("snarl.seedTests.exclude is " + pattern + ", which leaves out every test class of the suite"
                        + " 'test', so there is nothing to trace. Allowed are patterns as for --tests that leave"
                        + " some, such as *.slow*.");
    }

    @Test
    void patterns_that_cancel_out_are_refused() {
        assertThatThrownBy(() -> classes.requireSome(Set.of("ViewTest"), Set.of("com.acme.ui.*")))
                .hasMessage("snarl.seedTests.exclude is com.acme.ui.*, which leaves out every test class of the suite"
                        + " 'test' that snarl.seedTests.include (ViewTest) can name, so there is nothing to"
                        + " trace. Allowed are patterns as for --tests that leave some, such as *.slow*.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"*.slow*", "BankTest", "com.acme.ui.*", "*.pays"})
    void patterns_that_leave_some_are_let_through(String pattern) {
        assertThatCode(() -> classes.requireSome(Set.of(), Set.of(pattern))).doesNotThrowAnyException();
    }
}
