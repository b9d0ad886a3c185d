package io.snarl.agent.explore.violation;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.agent.secret.SecretNames;
import io.snarl.agent.secret.Secrets;
import io.snarl.contract.outcome.ObservedValue;
import io.snarl.contract.outcome.ObservedValue.Sort;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ValueRedactorTest {

    private final Secrets before = Secrets.current();

    @AfterEach
    void forget() {
        Secrets.know(before);
    }

    private static String written(Sort sort, String text) {
        ObservedValue shown = ValueRedactor.of(new ObservedValue(sort, text, List.of()));
        return shown.sort() + " " + shown.text();
    }

    @Test
    void value_with_a_secret_is_hidden() {
        Secrets.know(new Secrets(SecretNames.usualAnd(List.of()), true, Map.of("API_TOKEN", "abcd-1234")));

        assertThat(written(Sort.STRING, "my abcd-1234")).isEqualTo("HIDDEN my ***");
        assertThat(written(Sort.OBJECT, "demo.Account abcd-1234")).isEqualTo("HIDDEN demo.Account ***");
        assertThat(written(Sort.STRING, "other")).isEqualTo("STRING other");
        assertThat(written(Sort.INT, "42")).isEqualTo("INT 42");
    }

    @Test
    void characters_and_bytes_that_spell_a_secret_are_hidden() {
        Secrets.know(new Secrets(SecretNames.usualAnd(List.of()), true, Map.of("API_TOKEN", "abcd-1234")));

        assertThat(ValueRedactor.of(chars("abcd-1234")).sort()).isEqualTo(Sort.HIDDEN);
        assertThat(ValueRedactor.of(chars("abcd-1235")).sort()).isEqualTo(Sort.ARRAY);
        assertThat(ValueRedactor.of(bytes("my abcd-1234")).sort()).isEqualTo(Sort.HIDDEN);
        assertThat(ValueRedactor.of(bytes("my")).sort()).isEqualTo(Sort.ARRAY);
    }

    private static ObservedValue chars(String text) {
        return new ObservedValue(
                Sort.ARRAY,
                "",
                text.chars()
                        .mapToObj(c -> new ObservedValue(Sort.CHAR, String.valueOf((char) c), List.of()))
                        .toList());
    }

    private static ObservedValue bytes(String text) {
        return new ObservedValue(
                Sort.ARRAY,
                "",
                text.chars()
                        .mapToObj(c -> new ObservedValue(Sort.BYTE, Integer.toString(c), List.of()))
                        .toList());
    }

    @Test
    void without_values_only_what_the_program_is_made_of_is_told() {
        Secrets.know(new Secrets(SecretNames.usualAnd(List.of()), false, Map.of()));

        assertThat(written(Sort.STRING, "text")).isEqualTo("HIDDEN ");
        assertThat(written(Sort.INT, "42")).isEqualTo("HIDDEN ");
        assertThat(written(Sort.OBJECT, "demo.Account of Ada")).isEqualTo("OBJECT demo.Account");
        assertThat(written(Sort.EXCEPTION, "java.lang.IllegalStateException"))
                .isEqualTo("EXCEPTION java.lang.IllegalStateException");
        assertThat(written(Sort.ENUM, "demo.Color#RED")).isEqualTo("ENUM demo.Color#RED");
        assertThat(written(Sort.NULL, "")).isEqualTo("NULL ");
    }
}
