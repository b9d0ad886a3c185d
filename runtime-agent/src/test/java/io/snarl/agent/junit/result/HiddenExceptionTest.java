package io.snarl.agent.junit.result;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.agent.secret.SecretNames;
import io.snarl.agent.secret.Secrets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class HiddenExceptionTest {

    private final Secrets before = Secrets.current();

    @AfterEach
    void forget() {
        Secrets.know(before);
    }

    private static void know(boolean values) {
        Secrets.know(new Secrets(SecretNames.usualAnd(List.of()), values, Map.of("API_TOKEN", "abcd-1234")));
    }

    @Test
    void exception_without_a_secret_stays_what_it_is() {
        know(true);
        var thrown = new IllegalStateException("fine", new IllegalArgumentException());

        assertThat(HiddenException.of(thrown)).isSameAs(thrown);
        assertThat(HiddenException.of(null)).isNull();
    }

    @Test
    void secret_in_a_cause_is_hidden_and_the_places_stay() {
        know(true);
        var thrown = new IllegalStateException("outside", new IllegalArgumentException("no abcd-1234"));

        Throwable shown = new InterleavingError("message", thrown).getCause();

        assertThat(shown).hasToString("java.lang.IllegalStateException: outside");
        assertThat(shown.getCause()).hasToString("java.lang.IllegalArgumentException: no ***");
        assertThat(shown.getStackTrace()).isEqualTo(thrown.getStackTrace());
    }

    @Test
    void without_values_only_the_classes_of_exceptions_are_told() {
        know(false);

        assertThat(HiddenException.of(new IllegalStateException("value 42")))
                .hasToString("java.lang.IllegalStateException");
    }
}
