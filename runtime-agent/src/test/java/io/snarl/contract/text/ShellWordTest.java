package io.snarl.contract.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ShellWordTest {

    @Test
    void word_that_a_shell_would_change_is_quoted() {
        assertThat(ShellWord.of("com.acme.größe-1/a:b")).isEqualTo("com.acme.größe-1/a:b");
        assertThat(ShellWord.of("com.acme.Do$llar")).isEqualTo("'com.acme.Do$llar'");
        assertThat(ShellWord.of("it's")).isEqualTo("'it'\\''s'");
    }
}
