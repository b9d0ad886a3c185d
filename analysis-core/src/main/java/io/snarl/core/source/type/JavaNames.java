package io.snarl.core.source.type;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import javax.lang.model.SourceVersion;

/** Checks which names Java source can express; other languages, and the JVM, allow more. */
public final class JavaNames {

    /** Words that name no type any more, by the version of Java that has taken them. */
    private static final Map<String, Integer> RESTRICTED =
            Map.of("var", 10, "yield", 14, "record", 16, "sealed", 17, "permits", 17);

    private JavaNames() {}

    /** Tells whether a method, a field or a part of a package can have the name. */
    public static boolean isIdentifier(String name) {
        return SourceVersion.isIdentifier(name) && !SourceVersion.isKeyword(name);
    }

    /**
     * Tells whether a class can have the name.
     *
     * @param sourceLevel the version of Java that the source is in
     */
    public static boolean isTypeIdentifier(String name, int sourceLevel) {
        Integer takenBy = RESTRICTED.get(name);
        return isIdentifier(name) && (takenBy == null || sourceLevel < takenBy);
    }

    /** Tells whether a package can have the name; the unnamed one is written by writing nothing. */
    public static boolean isPackage(String name) {
        return name.isEmpty() || List.of(name.split("\\.", -1)).stream().allMatch(JavaNames::isIdentifier);
    }

    /**
     * Returns a name with all that may not be in an identifier replaced, so that it can be a part of one that does not begin with it. It
     * has no dollar sign: those belong to compilers, and shells take them for variables.
     */
    public static String asPart(String name) {
        var part = new StringBuilder();
        name.codePoints()
                .filter(c -> c != '$' && !Character.isIdentifierIgnorable(c))
                .forEach(c -> part.appendCodePoint(Character.isJavaIdentifierPart(c) ? c : '_'));
        return part.toString();
    }

    /** Tells whether a source text has the identifier, other than as the member of something. */
    public static boolean isUsedIn(String text, String identifier) {
        return Pattern.compile("(?<![\\p{javaJavaIdentifierPart}.])" + Pattern.quote(identifier)
                        + "(?!\\p{javaJavaIdentifierPart})")
                .matcher(text)
                .find();
    }

    /** Returns a part of an identifier as a whole one, which may still be a keyword. */
    public static String asWhole(String part) {
        boolean starts = !part.isEmpty() && Character.isJavaIdentifierStart(part.codePointAt(0));
        return starts ? part : "_" + part;
    }
}
