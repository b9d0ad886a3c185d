package io.snarl.gradle.internal.console;

import java.util.function.IntPredicate;
import org.gradle.api.GradleException;
import org.gradle.api.logging.LogLevel;
import org.gradle.api.logging.Logger;

/**
 * Prints to the console; nothing else in the plugin does.
 *
 * <p>Names, values and messages of programs may hold characters that a terminal obeys or that turn text around. They are shown by
 * their numbers.
 */
public final class Console {

    private static final IntPredicate TURNS_TEXT =
            c -> c == 0x61C || c == 0x200E || c == 0x200F || c >= 0x202A && c <= 0x202E || c >= 0x2066 && c <= 0x2069;

    private final Logger logger;

    public Console(Logger logger) {
        this.logger = logger;
    }

    /** Prints text at the level lifecycle. */
    public void say(String text) {
        logger.lifecycle(visible(text));
    }

    /** Prints a warning. */
    public void warn(String text) {
        logger.log(LogLevel.WARN, visible(text));
    }

    /** Prints details that are shown with {@code --info} only. */
    public void inform(String text) {
        logger.info(visible(text));
    }

    /** Creates the exception by which a task fails. */
    public static GradleException failure(String text) {
        return new GradleException(visible(text));
    }

    /** Escapes characters that a terminal would obey or hide, except for line breaks and tabs. */
    public static String visible(String text) {
        var seen = new StringBuilder();
        text.replace("\r\n", "\n").codePoints().forEach(c -> {
            if (isUnseen(c)) {
                seen.append(String.format("\\u%04x", c));
            } else {
                seen.appendCodePoint(c);
            }
        });
        return seen.toString();
    }

    private static boolean isUnseen(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL -> c != '\n' && c != '\t';
            case Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR, Character.SURROGATE -> true;
            default -> TURNS_TEXT.test(c);
        };
    }
}
