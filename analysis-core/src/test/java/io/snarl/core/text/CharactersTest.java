package io.snarl.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CharactersTest {

    @Test
    void text_is_cut_before_a_pair_of_surrogates_and_not_within() {
        assertThat(Characters.first("ab😀c", 3)).isEqualTo("ab");
        assertThat(Characters.first("ab😀c", 4)).isEqualTo("ab😀");
        assertThat(Characters.first("ab😀c", 5)).isEqualTo("ab😀c");
        assertThat(Characters.first("😀", 1)).isEmpty();
    }

    @Test
    void half_a_pair_is_escaped_and_all_else_is_left() {
        assertThat(Characters.encodable("a\ud83d😀\ude00\n€")).isEqualTo("a\\ud83d😀\\ude00\n€");
    }
}
