package io.snarl.core.source.type;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class JavaNamesTest {

    @Test
    void what_only_other_languages_allow_is_no_identifier() {
        assertThat(List.of("switch", "new", "in-out", "a b", "", "1st", "true", "_", "deposit-Y9DYUhY", "\ud83d"))
                .noneMatch(JavaNames::isIdentifier);
        assertThat(List.of("$", "$1", "__", "yield", "record", "sealed", "größe", "口座", "𝒜", "€"))
                .allMatch(JavaNames::isIdentifier);
    }

    @Test
    void word_that_a_version_has_taken_names_a_type_before_it_only() {
        assertThat(JavaNames.isTypeIdentifier("record", 11)).isTrue();
        assertThat(JavaNames.isTypeIdentifier("record", 17)).isFalse();
        assertThat(JavaNames.isTypeIdentifier("var", 8)).isTrue();
        assertThat(JavaNames.isTypeIdentifier("var", 11)).isFalse();
        assertThat(JavaNames.isTypeIdentifier("Record", 25)).isTrue();
    }

    @Test
    void package_has_no_keyword_in_it() {
        assertThat(JavaNames.isPackage("")).isTrue();
        assertThat(JavaNames.isPackage("com.acme.record.pa$ckage")).isTrue();
        assertThat(JavaNames.isPackage("com.acme.native")).isFalse();
        assertThat(JavaNames.isPackage("com.2nd")).isFalse();
    }

    @Test
    void identifier_is_used_where_it_stands_alone() {
        assertThat(JavaNames.isUsedIn("var end = new End$();", "End$")).isTrue();
        assertThat(JavaNames.isUsedIn("new 口座()", "口座")).isTrue();
        assertThat(JavaNames.isUsedIn("new End$1() 私の口座 dollars.End", "End")).isFalse();
        assertThat(JavaNames.isUsedIn("私の口座", "口座")).isFalse();
    }

    @Test
    void any_name_becomes_a_part_of_an_identifier() {
        assertThat(JavaNames.asPart("Do$llar")).isEqualTo("Dollar");
        assertThat(JavaNames.asPart("add and-count")).isEqualTo("add_and_count");
        assertThat(JavaNames.asPart("𝒜\ud83d😀\u0000")).isEqualTo("𝒜__");
        assertThat(JavaNames.asWhole(JavaNames.asPart("$1"))).isEqualTo("_1");
        assertThat(JavaNames.asWhole("")).isEqualTo("_");
    }
}
