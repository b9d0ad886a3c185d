package io.snarl.core.source.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class JavadocTest {

    @Test
    void text_ends_no_comment_and_has_no_escape_that_a_compiler_would_read() {
        assertThat(Javadoc.of(List.of("Calls {@code put(\"*/ \\u002a\\u002f\n\\user\")}."), ""))
                .isEqualTo("/** Calls {@code put(\"* / \\ u002a\\ u002f \\ user\")}. */\n");
    }
}
