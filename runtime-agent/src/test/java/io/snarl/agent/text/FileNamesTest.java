package io.snarl.agent.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class FileNamesTest {

    private final FileNames names = FileNames.in(StandardCharsets.UTF_8);

    @Test
    void letters_of_all_languages_are_kept_and_signs_are_not() {
        assertThat(names.keepingStart("adds (twice): a/b\\c 口座 𝒜\ud83d😀$_.-"))
                .isEqualTo("adds__twice___a_b_c_口座_𝒜__$_.-");
    }

    @Test
    void letters_that_the_file_system_cannot_have_are_replaced() {
        assertThat(FileNames.in(StandardCharsets.US_ASCII).keepingEnd("größe.口座"))
                .isEqualTo("gr__e.__");
    }

    @Test
    void long_name_is_cut_by_its_bytes_and_between_letters() {
        String name = "x" + "𝒜".repeat(100);

        assertThat(names.keepingStart(name)).isEqualTo("x" + "𝒜".repeat(29));
        assertThat(names.keepingEnd(name)).isEqualTo("𝒜".repeat(30));
        assertThat(names.keepingEnd("a".repeat(130) + "b")).isEqualTo("a".repeat(119) + "b");
    }
}
