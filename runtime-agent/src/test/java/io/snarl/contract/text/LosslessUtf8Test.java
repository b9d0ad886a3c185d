package io.snarl.contract.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class LosslessUtf8Test {

    @Test
    void whole_characters_are_written_as_utf_8_has_them() {
        for (String text : new String[] {"", "abc", "größe", "口座", "😀𝒜", "\u0000\uffff"}) {
            assertThat(LosslessUtf8.of(text)).isEqualTo(text.getBytes(StandardCharsets.UTF_8));
        }
    }

    @Test
    void half_a_pair_of_surrogates_takes_three_bytes() {
        assertThat(LosslessUtf8.of("a\ud83d")).isEqualTo(new byte[] {'a', (byte) 0xED, (byte) 0xA0, (byte) 0xBD});
        assertThat(LosslessUtf8.of("\ude00\ud83d\ude00\ude00b")).isEqualTo(new byte[] {
            (byte) 0xED,
            (byte) 0xB8,
            (byte) 0x80, // a half
            (byte) 0xF0,
            (byte) 0x9F,
            (byte) 0x98,
            (byte) 0x80, // a pair
            (byte) 0xED,
            (byte) 0xB8,
            (byte) 0x80, // a half
            'b'
        });
    }
}
