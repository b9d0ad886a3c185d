package io.snarl.core.text;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads and writes text in the encodings that others use. */
public final class TextFiles {

    private TextFiles() {}

    /** Returns the text of a file, with something else in place of what is no UTF-8. */
    public static String read(Path file) throws IOException {
        return read(file, StandardCharsets.UTF_8);
    }

    /** Returns the text of a file, with something else in place of what cannot be decoded. */
    public static String read(Path file, Charset encoding) throws IOException {
        return new String(Files.readAllBytes(file), encoding);
    }

    /** Returns the bytes of a Java source; a character that the encoding does not have is escaped as Java does. */
    public static byte[] encodedSource(String source, Charset encoding) {
        Charset written = encoding.canEncode() ? encoding : StandardCharsets.US_ASCII;
        CharsetEncoder encoder = written.newEncoder();
        if (encoder.canEncode(source)) {
            return source.getBytes(written);
        }
        var escaped = new StringBuilder(source.length());
        source.codePoints()
                .mapToObj(Character::toString)
                .forEach(character -> escaped.append(encoder.canEncode(character) ? character : escapesOf(character)));
        return escaped.toString().getBytes(written);
    }

    private static String escapesOf(String character) {
        var escapes = new StringBuilder();
        character.chars().forEach(unit -> escapes.append(String.format("\\u%04x", unit)));
        return escapes.toString();
    }
}
