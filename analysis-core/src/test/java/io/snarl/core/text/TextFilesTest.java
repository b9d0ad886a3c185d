package io.snarl.core.text;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import org.junit.jupiter.api.Test;

class TextFilesTest {

    @Test
    void source_is_written_as_it_is_where_the_encoding_has_all_of_its_characters() {
        assertThat(written("größe = \"€𝒜\"", UTF_8)).isEqualTo("größe = \"€𝒜\"");
        assertThat(written("größe = \"€𝒜\"", UTF_16)).isEqualTo("größe = \"€𝒜\"");
        assertThat(written("größe", ISO_8859_1)).isEqualTo("größe");
    }

    @Test
    void character_that_the_encoding_does_not_have_is_escaped_as_in_java() {
        assertThat(written("größe = \"€𝒜\"", ISO_8859_1)).isEqualTo("größe = \"\\u20ac\\ud835\\udc9c\"");
        assertThat(written("größe", US_ASCII)).isEqualTo("gr\\u00f6\\u00dfe");
        assertThat(written("half \ud835 a pair", UTF_8)).isEqualTo("half \\ud835 a pair");
    }

    @Test
    void encoding_that_can_only_be_read_gets_plain_characters() {
        Charset guessed = Charset.forName("x-JISAutoDetect");

        assertThat(new String(TextFiles.encodedSource("größe", guessed), US_ASCII))
                .isEqualTo("gr\\u00f6\\u00dfe");
    }

    private static String written(String source, Charset encoding) {
        return new String(TextFiles.encodedSource(source, encoding), encoding);
    }
}
