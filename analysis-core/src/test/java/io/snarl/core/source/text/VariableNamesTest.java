package io.snarl.core.source.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import javax.lang.model.SourceVersion;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VariableNamesTest {

    /** Of what names of strange classes are made. */
    private static final List<String> PIECES = List.of(
            "$", "_", "A", "URL", "a", "1", "9x", "Impl", "switch", "yield", "record", "var", "null", "_", "-", " ",
            "é", "口", "𝒜", "😀", "\ud83d", "\ude00", "\u0000", "€", "İ", "ß", "[]", ".", "\u200d");

    @ParameterizedTest
    @CsvSource({
        "Account, account",
        "AccountImpl, account",
        "Impl, impl",
        "URL, url",
        "URLParser, urlParser",
        "A, a",
        "int[], array",
        "Do$llar, dollar",
        "End$, end",
        "$, object",
        "__, object",
        "account, aAccount",
        "口座, a口座",
        "𝒜ccount, a𝒜ccount",
        "İstanbul, i̇stanbul"
    })
    void variable_is_named_after_its_class(String simpleName, String variable) {
        assertThat(VariableNames.ofClass(simpleName)).isEqualTo(variable);
    }

    @Test
    void keyword_and_wish_that_was_granted_before_become_other_names() {
        var names = new VariableNames(Set.of("inParallel"));

        assertThat(List.of(
                        names.take(List.of("switch")),
                        names.take(List.of("yield")),
                        names.take(List.of("record")),
                        names.take(List.of("record")),
                        names.take(List.of("record")),
                        names.take(List.of("inParallel")),
                        names.take(List.of("a b"))))
                .containsExactly("aSwitch", "aYield", "record", "otherRecord", "record3", "otherInParallel", "aA_b");
    }

    @Test
    void every_name_is_a_legal_identifier_that_no_other_variable_has() {
        var random = new Random(1);
        var names = new VariableNames(Set.of());
        List<String> given = new ArrayList<>();
        for (int i = 0; i < 20_000; i++) {
            var strange = new StringBuilder();
            for (int left = random.nextInt(4); left >= 0; left--) {
                strange.append(PIECES.get(random.nextInt(PIECES.size())));
            }
            String wish = random.nextBoolean() ? strange.toString() : VariableNames.ofClass(strange.toString());
            given.add(names.take(List.of(wish)));
        }

        assertThat(given)
                .allMatch(name -> SourceVersion.isIdentifier(name) && !SourceVersion.isKeyword(name))
                .doesNotContain("yield", "_");
        assertThat(new HashSet<>(given)).hasSameSizeAs(given);
    }
}
