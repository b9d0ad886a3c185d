package io.snarl.gradle.internal.console;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConsoleTest {

    @ParameterizedTest
    @CsvSource({
        "0x1b, \\u001b", "0x07, \\u0007", "0x08, \\u0008", "0x0d, \\u000d", "0x00, \\u0000", "0x7f, \\u007f",
        "0x9b, \\u009b", "0x85, \\u0085", "0x202e, \\u202e", "0x2066, \\u2066", "0x200f, \\u200f", "0x61c, \\u061c",
        "0x2028, \\u2028", "0x2029, \\u2029", "0xd83d, \\ud83d"
    })
    void character_that_a_terminal_obeys_is_shown_by_its_number(String character, String shown) {
        String text = "a" + (char) (int) Integer.decode(character) + "b";

        assertThat(Console.visible(text)).isEqualTo("a" + shown + "b");
        assertThat(Console.failure(text)).hasMessage("a" + shown + "b");
    }

    @Test
    void lines_and_letters_of_all_languages_stay() {
        String text = "a\n\tb ß漢 \ud83d\ude00 עברית \u200d";

        assertThat(Console.visible(text)).isEqualTo(text);
        assertThat(Console.visible("a\r\nb")).isEqualTo("a\nb");
    }

    @Test
    void whole_sequence_is_harmless() {
        assertThat(Console.visible("\u001b]0;title\u0007\u001b[2J")).isEqualTo("\\u001b]0;title\\u0007\\u001b[2J");
    }
}
