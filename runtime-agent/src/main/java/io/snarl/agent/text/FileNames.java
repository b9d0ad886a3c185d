package io.snarl.agent.text;

import io.snarl.contract.text.Characters;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;

/** Derives file names from the names of tests, which may be long and contain any characters. */
public final class FileNames {

    /** What the file systems in use allow is 255, and endings and numbers are added. */
    private static final int MOST_BYTES = 120;

    private final CharsetEncoder encoder;

    private FileNames(Charset encoding) {
        this.encoder = encoding.newEncoder();
    }

    /** Names files as this JVM can name them. */
    public static FileNames ofThisJvm() {
        return in(Charset.forName(
                System.getProperty("sun.jnu.encoding", Charset.defaultCharset().name())));
    }

    static FileNames in(Charset encoding) {
        return new FileNames(encoding);
    }

    /** Returns a name that keeps its beginning if it is cut. */
    public String keepingStart(String name) {
        String safe = safe(name);
        while (isTooLong(safe)) {
            safe = Characters.first(safe, safe.length() - 1);
        }
        return safe;
    }

    /** Returns a name that keeps its end if it is cut. */
    public String keepingEnd(String name) {
        String safe = safe(name);
        while (isTooLong(safe)) {
            safe = Characters.last(safe, safe.length() - 1);
        }
        return safe;
    }

    private static boolean isTooLong(String name) {
        return name.getBytes(StandardCharsets.UTF_8).length > MOST_BYTES;
    }

    /** Letters of all languages are kept if the file system can have them. */
    private String safe(String name) {
        var safe = new StringBuilder(name.length());
        name.codePoints().forEach(c -> safe.append(isKept(c) ? Character.toString(c) : "_"));
        return safe.toString();
    }

    private boolean isKept(int c) {
        boolean isPlain = Character.isLetter(c) || Character.isDigit(c) || "_.$-".indexOf(c) >= 0;
        return isPlain && encoder.canEncode(Character.toString(c));
    }
}
