package io.snarl.core.subject;

import java.util.Objects;
import java.util.regex.Pattern;

/**
 * A pattern of binary class names, such as {@code java.util.Hashtable}, {@code java.util.Collections$*}, {@code java.io.*}
 * or {@code com.acme.**}.
 *
 * <p>{@code *} stands for any characters within one part of a name, {@code **} for any characters at all. Who names a class
 * names the classes declared inside of it as well.
 */
public final class ClassGlob {

    private static final String ALLOWED = "Allowed are a class's binary name such as java.util.Collections$SetFromMap,"
            + " '*' for any characters but a dot, and '**' for any characters.";

    private final String glob;
    private final Pattern regex;

    private ClassGlob(String glob) {
        this.glob = glob;
        this.regex = Pattern.compile(regexOf(glob));
    }

    /**
     * Reads a pattern.
     *
     * @throws IllegalArgumentException if the text is not a pattern; the message says why and what is allowed
     */
    public static ClassGlob of(String glob) {
        Objects.requireNonNull(glob, "glob");
        requireWellFormed(glob);
        return new ClassGlob(glob);
    }

    /**
     * Reads a pattern that a user has written in a setting.
     *
     * @throws IllegalArgumentException as {@link #of}, with the name of the setting
     */
    public static ClassGlob ofSetting(String setting, String glob) {
        try {
            return of(glob);
        } catch (IllegalArgumentException e) {
            // Without the cause, which workers would tell instead.
            throw new IllegalArgumentException(setting + ": " + e.getMessage());
        }
    }

    /** Returns the regular expression that matches the binary names of exactly the classes that this pattern names. */
    public String toRegex() {
        return regex.pattern();
    }

    /** Tells whether this pattern names the class of the given binary name. */
    public boolean matches(String binaryName) {
        return regex.matcher(binaryName).matches();
    }

    private static void requireWellFormed(String glob) {
        if (glob.isEmpty()) {
            throw malformed(glob, "it is empty");
        }
        if (glob.contains("***")) {
            throw malformed(glob, "it has more than two '*' in a row");
        }
        if (glob.contains("/")) {
            throw malformed(glob, "it separates packages by '/' instead of '.'");
        }
        for (String part : glob.split("\\.", -1)) {
            requireWellFormedPart(glob, part);
        }
    }

    private static void requireWellFormedPart(String glob, String part) {
        if (part.isEmpty()) {
            throw malformed(glob, "a part between its dots is empty");
        }
        if (part.charAt(0) != '*' && !Character.isJavaIdentifierStart(part.codePointAt(0))) {
            throw malformed(glob, "'" + part + "' does not start like a name of Java");
        }
        part.codePoints()
                .filter(c -> c != '*' && !Character.isJavaIdentifierPart(c))
                .findFirst()
                .ifPresent(c -> {
                    throw malformed(glob, "'" + Character.toString(c) + "' is no character of a class name");
                });
    }

    private static IllegalArgumentException malformed(String glob, String reason) {
        return new IllegalArgumentException(
                "The class pattern '" + glob + "' cannot be read: " + reason + ". " + ALLOWED);
    }

    private static String regexOf(String glob) {
        var regex = new StringBuilder();
        for (int i = 0; i < glob.length(); i++) {
            char c = glob.charAt(i);
            if (c == '.' || c == '$') {
                // The only characters of a class name that mean something else in a regular expression.
                regex.append('\\').append(c);
            } else if (c != '*') {
                regex.append(c);
            } else if (glob.startsWith("**", i)) {
                regex.append(".*");
                i++;
            } else {
                regex.append("[^.]*");
            }
        }
        return regex.append("(\\$.*)?").toString();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ClassGlob that && glob.equals(that.glob);
    }

    @Override
    public int hashCode() {
        return glob.hashCode();
    }

    @Override
    public String toString() {
        return glob;
    }
}
