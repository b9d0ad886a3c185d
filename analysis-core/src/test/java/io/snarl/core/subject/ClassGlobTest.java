package io.snarl.core.subject;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClassGlobTest {

    @ParameterizedTest(name = "{0} matches {1}")
    @CsvSource({
        "java.util.Hashtable, java.util.Hashtable",
        "java.util.Hashtable, java.util.Hashtable$Entry",
        "com.acme.Bank, com.acme.Bank$Account$1",
        "com.acme.*Bank, com.acme.OpenBank$Account",
        "java.util.Collections$*, java.util.Collections$SynchronizedMap",
        "java.util.Collections$*, java.util.Collections$1",
        "java.io.*, java.io.PrintStream",
        "java.io.*, java.io.ObjectStreamClass$Caches",
        "com.acme.**, com.acme.Bank",
        "com.acme.**, com.acme.money.ledger.Book$Page",
        "**.Bank, com.acme.Bank",
        "**, Unpackaged",
        "com.*.Bank, com.acme.Bank",
        "com.acme.*Bank*, com.acme.OpenBankAccount",
        "com.größe.Maß, com.größe.Maß",
    })
    void matches_the_class_it_names(String glob, String binaryName) {
        assertThat(ClassGlob.of(glob).matches(binaryName)).isTrue();
    }

    @ParameterizedTest(name = "{0} does not match {1}")
    @CsvSource({
        "java.util.Hashtable, java.util.HashtableX",
        "java.util.Hashtable, javaXutil.Hashtable",
        "java.util.Hashtable, java.util.hashtable",
        "java.util.Collections$*, java.util.Collections",
        "java.io.*, java.io.sub.PrintStream",
        "java.io.*, java.ioX",
        "com.acme.**, com.acmeX.Bank",
        "com.acme.**, com.acme",
        "**.Bank, Bank",
        "*, com.Bank",
    })
    void does_not_match_another_class(String glob, String binaryName) {
        assertThat(ClassGlob.of(glob).matches(binaryName)).isFalse();
    }

    @ParameterizedTest(name = "''{0}'' is refused because {1}")
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "``, it is empty",
                "com.***.Bank, it has more than two '*' in a row",
                "com/acme/Bank, it separates packages by '/' instead of '.'",
                "com..Bank, a part between its dots is empty",
                ".Bank, a part between its dots is empty",
                "com.acme., a part between its dots is empty",
                "com.1acme.Bank, '1acme' does not start like a name of Java",
                "com.acme.Ba?k, '?' is no character of a class name",
                "com.acme.Bank#get, '#' is no character of a class name",
                "`com.acme .Bank`, ' ' is no character of a class name",
            })
    void malformed_pattern_is_refused_with_the_reason(String glob, String reason) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ClassGlob.of(glob))
                .withMessageStartingWith("The class pattern '%s' cannot be read: %s. Allowed are", glob, reason);
    }

    @Test
    void regular_expression_says_the_same() {
        assertThat(ClassGlob.of("java.util.Collections$*").toRegex())
                .isEqualTo("java\\.util\\.Collections\\$[^.]*(\\$.*)?");
        assertThat(ClassGlob.of("com.acme.**").toRegex()).isEqualTo("com\\.acme\\..*(\\$.*)?");
    }

    @Test
    void globs_of_the_same_text_are_equal_and_print_as_written() {
        assertThat(ClassGlob.of("java.io.*"))
                .isEqualTo(ClassGlob.of("java.io.*"))
                .hasSameHashCodeAs(ClassGlob.of("java.io.*"))
                .isNotEqualTo(ClassGlob.of("java.io.**"))
                .hasToString("java.io.*");
    }

    @Test
    void name_may_have_dollar_signs_and_letters_of_any_language() {
        assertThat(ClassGlob.of("com.acme.Do$llar").matches("com.acme.Do$llar")).isTrue();
        assertThat(ClassGlob.of("com.acme.Do$llar").matches("com.acme.Do$llar$Inner"))
                .isTrue();
        assertThat(ClassGlob.of("com.acme.Do$llar").matches("com.acme.Dollar")).isFalse();
        assertThat(ClassGlob.of("com.acme.End$").matches("com.acme.End$")).isTrue();
        assertThat(ClassGlob.of("pa$ckage.$").matches("pa$ckage.$")).isTrue();
        assertThat(ClassGlob.of("日本.*口座").matches("日本.私の口座")).isTrue();
        assertThat(ClassGlob.of("日本.𝒜*").matches("日本.𝒜ccount")).isTrue();
    }
}
