package io.snarl.agent.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class VisibleTextTest {

    @Test
    void what_a_terminal_obeys_is_shown_by_its_number() {
        assertThat(VisibleText.line("\u001b[31mred\u009b0m\u202edlo\ud83d"))
                .isEqualTo("\\u001b[31mred\\u009b0m\\u202edlo\\ud83d");
        assertThat(VisibleText.lines("\u001b[31mred\nnext")).isEqualTo("\\u001b[31mred\nnext");
    }

    @Test
    void one_line_stays_one() {
        assertThat(VisibleText.line("a\r\n\tb\u2028c")).isEqualTo("a\\r\\n\\tb\\u2028c");
    }

    @Test
    void letters_of_all_languages_stay() {
        String text = "ß漢 \ud83d\ude00 עברית";

        assertThat(VisibleText.line(text)).isSameAs(text);
    }
}
