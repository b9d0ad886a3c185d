package io.snarl.core.subject;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Set;
import org.junit.jupiter.api.Test;

class RemainingSubjectsTest {

    private final RemainingSubjects classes = new RemainingSubjects(
            Set.of("com.acme.Bank", "com.acme.ui.View"),
            Set.of("com.acme.Bank", "com.acme.ui.View", "org.lib.Store"),
            Set.of("com.acme.BankTest"));

    @Test
    void patterns_that_leave_a_subject_are_let_through() {
        assertLeft(Set.of(), Set.of(), Set.of());
        assertLeft(Set.of(), Set.of("com.acme.ui.**"), Set.of());
        assertLeft(Set.of("org.lib.**"), Set.of("com.acme.**"), Set.of());
        assertLeft(Set.of("java.util.Hashtable"), Set.of(), Set.of("com.acme.Bank"));
        assertLeft(Set.of("java.util.*"), Set.of("java.util.Hashtable"), Set.of("com.acme.Bank"));
        assertLeft(Set.of("**.Vector"), Set.of("com.acme.**"), Set.of());
    }

    private void assertLeft(Set<String> include, Set<String> exclude, Set<String> untouched) {
        assertThatCode(() -> classes.requireSome(include, exclude, untouched)).doesNotThrowAnyException();
    }

    @Test
    void nothing_that_may_be_rewritten_is_refused() {
        assertRefused(
                Set.of(),
                Set.of(),
                Set.of("**"),
                "snarl.subjects.untouched is '**', which keeps every class of the main source set from being rewritten,"
                        + " so there is nothing to examine. Allowed are patterns that leave some of them, such as"
                        + " com.acme.Generated*.");
        assertRefused(
                Set.of("java.util.Hashtable", "java.util.*"),
                Set.of(),
                Set.of("java.**"),
                "snarl.subjects.untouched is 'java.**', which keeps every class that snarl.subjects.include names"
                        + " ('java.util.*', 'java.util.Hashtable') from being rewritten, so there is nothing to examine."
                        + " Allowed are patterns that leave some of them, such as com.acme.Generated*.");
    }

    @Test
    void tests_that_may_not_be_rewritten_are_refused() {
        assertRefused(
                Set.of(),
                Set.of(),
                Set.of("**Test"),
                "snarl.subjects.untouched is '**Test', which keeps every test class from being rewritten, so there is"
                        + " nothing to examine. Allowed are patterns that leave some of them, such as"
                        + " com.acme.Generated*.");
    }

    @Test
    void nothing_that_is_a_subject_is_refused() {
        assertRefused(
                Set.of(),
                Set.of("**"),
                Set.of(),
                "snarl.subjects.exclude is '**', which leaves out every class of the main source set, so there is nothing"
                        + " to examine. Allowed are patterns that leave some of them, such as com.acme.ui.**.");
        assertRefused(
                Set.of("org.**"),
                Set.of("org.lib.*"),
                Set.of(),
                "snarl.subjects.exclude is 'org.lib.*', which leaves out every class that snarl.subjects.include names"
                        + " ('org.**'), so there is nothing to examine. Allowed are patterns that leave some of them,"
                        + " such as com.acme.ui.**.");
        assertRefused(
                Set.of(),
                Set.of("com.acme.ui.**"),
                Set.of("com.acme.Bank"),
                "snarl.subjects.exclude is 'com.acme.ui.**', which together with snarl.subjects.untouched"
                        + " ('com.acme.Bank') leaves out every class of the main source set, so there is nothing to"
                        + " examine. Allowed are patterns that leave some of them, such as com.acme.ui.**.");
    }

    private void assertRefused(Set<String> include, Set<String> exclude, Set<String> untouched, String message) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> classes.requireSome(include, exclude, untouched))
                .withMessage(message);
    }

    @Test
    void project_without_classes_is_no_matter_of_settings() {
        var none = new RemainingSubjects(Set.of(), Set.of(), Set.of());

        assertThatCode(() -> none.requireSome(Set.of(), Set.of("**"), Set.of("**")))
                .doesNotThrowAnyException();
    }
}
