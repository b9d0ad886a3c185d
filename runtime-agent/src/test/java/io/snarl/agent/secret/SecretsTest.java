package io.snarl.agent.secret;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SecretsTest {

    private static final String PROPERTY = "snarl.test.secret";

    @AfterEach
    void clearProperty() {
        System.clearProperty(PROPERTY);
    }

    private static Secrets of(String value) {
        return new Secrets(
                SecretNames.usualAnd(List.of()), true, Map.of("API_TOKEN", value, "OTHER", "harmless-value"));
    }

    @ParameterizedTest
    @CsvSource({
        "abcd-1234, ***",
        "Bearer abcd-1234, Bearer ***",
        "xabcd-1234y, x***y",
        "abcd-1234abcd-1234, ******",
        "ABCD-1234, ABCD-1234",
        "harmless-value, harmless-value"
    })
    void secret_is_hidden_wherever_it_is(String text, String hidden) {
        assertThat(of("abcd-1234").hide(text)).isEqualTo(hidden);
    }

    @ParameterizedTest
    @CsvSource({"pass42, ***", "my pass42!, my ***!", "compass42, compass42", "pass42a pass42, pass42a ***"})
    void short_secret_is_hidden_where_it_stands_alone(String text, String hidden) {
        assertThat(of("pass42").hide(text)).isEqualTo(hidden);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "1", "true", "TRUE", "on", "abc", "2048", "65536", "default", "admin", "password"})
    void common_value_is_no_secret(String value) {
        String text = "it is " + value + ", or is it?";

        assertThat(of(value).hide(text)).isSameAs(text);
    }

    @Test
    void file_with_a_secret_is_none(@TempDir Path directory) throws Exception {
        Path file = Files.createFile(directory.resolve("key.json"));

        assertThat(of(file.toString()).hide(file.toString())).isEqualTo(file.toString());
    }

    @Test
    void one_secret_may_be_part_of_another() {
        var secrets = new Secrets(
                SecretNames.usualAnd(List.of()), true, Map.of("A_KEY", "abcdefgh", "B_KEY", "abcdefgh-ijkl"));

        assertThat(secrets.hide("abcdefgh-ijkl abcdefgh")).isEqualTo("*** ***");
    }

    @Test
    void each_line_of_a_key_is_a_secret() {
        String key = "-----BEGIN KEY-----\nMIIEvQIBADANBgkqhkiG\nAgEAAoIBAQC7VJTUt9Us\n-----END KEY-----\n";

        assertThat(of(key).hide("first AgEAAoIBAQC7VJTUt9Us -----END KEY-----"))
                .isEqualTo("first *** -----END KEY-----");
        assertThat(of(key).hide(key.strip())).isEqualTo("***");
    }

    @Test
    void characters_and_bytes_may_be_a_secret() {
        Secrets secrets = of("pässwörd-1");

        assertThat(secrets.areIn("pässwörd-1".toCharArray())).isTrue();
        assertThat(secrets.areIn("my pässwörd-1".getBytes(StandardCharsets.UTF_8)))
                .isTrue();
        assertThat(secrets.areIn("nothing".toCharArray())).isFalse();
    }

    @Test
    void property_that_is_set_later_is_a_secret_from_then_on() {
        Secrets secrets = of("");
        System.setProperty(PROPERTY, "first-value-1");

        assertThat(secrets.hide("first-value-1")).isEqualTo("***");

        System.setProperty(PROPERTY, "second-value-2");
        secrets.refresh();
        System.clearProperty(PROPERTY);

        assertThat(secrets.hide("first-value-1 second-value-2")).isEqualTo("*** ***");
    }

    @Test
    void properties_that_nobody_may_look_at_leave_known_secrets_hidden() {
        var secrets = new Secrets(SecretNames.usualAnd(List.of()), true, Map.of("API_TOKEN", "hunter2-hunter2"));
        Properties before = System.getProperties();
        System.setProperties(new Properties() {
            @Override
            public synchronized int size() {
                throw new SecurityException("not allowed");
            }
        });
        try {
            assertThat(secrets.hide("it is hunter2-hunter2")).isEqualTo("it is ***");
        } finally {
            System.setProperties(before);
        }
    }

    @Test
    void nothing_is_told_if_no_values_are_recorded() {
        var secrets = new Secrets(SecretNames.usualAnd(List.of()), false, Map.of());

        assertThat(secrets.told("text")).isNull();
        assertThat(secrets.messageOf(new IllegalStateException("message"))).isNull();
        assertThat(secrets.wordsOf(new IllegalStateException("message"))).isEqualTo("java.lang.IllegalStateException");
    }

    @Test
    void exception_tells_what_is_no_secret() {
        Secrets secrets = of("abcd-1234");

        assertThat(secrets.wordsOf(new IllegalStateException("no abcd-1234")))
                .isEqualTo("java.lang.IllegalStateException: no ***");
        assertThat(secrets.messageOf(new IllegalStateException())).isNull();
    }
}
