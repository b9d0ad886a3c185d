package io.snarl.contract.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CharactersTest {

    @Test
    void text_is_cut_beside_a_pair_of_surrogates_and_not_within() {
        assertThat(Characters.first("ab😀c", 3)).isEqualTo("ab");
        assertThat(Characters.first("ab😀c", 4)).isEqualTo("ab😀");
        assertThat(Characters.first("ab", 4)).isEqualTo("ab");
        assertThat(Characters.last("ab😀c", 2)).isEqualTo("c");
        assertThat(Characters.last("ab😀c", 3)).isEqualTo("😀c");
        assertThat(Characters.last("ab", 4)).isEqualTo("ab");
    }

    @Test
    void half_a_pair_is_shown_by_its_number_and_all_else_is_left() {
        assertThat(Characters.encodable("a\n\ud83d😀\ude00")).isEqualTo("a\n\\ud83d😀\\ude00");
    }
}
