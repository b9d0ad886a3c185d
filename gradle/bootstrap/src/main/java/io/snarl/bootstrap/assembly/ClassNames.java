package io.snarl.bootstrap.assembly;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Puts right the names in the classes of Gradle that the renaming of its libraries has got wrong.
 *
 * <p>It is right for a jar that plugins are compiled against, which is what the API jar is made for, but Gradle has to
 * run from it.
 */
final class ClassNames {

    /** The package that the libraries of Gradle were moved to. */
    static final String LIBRARIES = "org/gradle/internal/impldep/";

    /** Libraries that Gradle takes from the user's build, by their own names, and not from its installation. */
    private static final Pattern LIBRARIES_OF_USERS = Pattern.compile(
            "org\\.gradle\\.internal\\.impldep\\.(?=(org\\.)?(junit|testng|opentest4j|jetbrains\\.kotlin)\\b)");

    private static final Pattern REFERENCES_TO_LIBRARIES_OF_USERS =
            Pattern.compile(LIBRARIES_OF_USERS.pattern().replace("\\.", "/"));

    private static final String TEST_FRAMEWORKS = "org/gradle/api/internal/tasks/testing/";
    private static final String SERIALIZABLE_LAMBDAS = "$deserializeLambda$";
    private static final Pattern NAME_IN_SIGNATURE = Pattern.compile("(?<=L|^)[a-z][\\w$]*(/[\\w$]+)+(?=;|$)");

    private final Set<String> entries;

    /** @param entries the names of all entries of the API jar */
    ClassNames(Set<String> entries) {
        this.entries = entries;
    }

    /** Takes and returns an entry of the API jar; only classes of Gradle change. */
    byte[] correct(String entry, byte[] content) throws IOException {
        if (!entry.startsWith("org/gradle/") || !entry.endsWith(".class") || entry.startsWith(LIBRARIES)) {
            return content;
        }
        String text = new String(content, StandardCharsets.ISO_8859_1);
        byte[] corrected = content;
        if (LIBRARIES_OF_USERS.matcher(text).find()) {
            corrected = ConstantPool.rewrite(corrected, constant -> remove(LIBRARIES_OF_USERS, constant));
        }
        if (entry.startsWith(TEST_FRAMEWORKS)) {
            corrected = ConstantPool.rewrite(corrected, constant -> remove(REFERENCES_TO_LIBRARIES_OF_USERS, constant));
        }
        if (text.contains(SERIALIZABLE_LAMBDAS)) {
            corrected = ConstantPool.rewrite(corrected, this::withRenamedLibraries);
        }
        return corrected;
    }

    private static String remove(Pattern prefix, String constant) {
        return prefix.matcher(constant).replaceAll("");
    }

    /** A lambda that is read back compares signatures as strings, in which the libraries still have their old names. */
    private String withRenamedLibraries(String constant) {
        return NAME_IN_SIGNATURE
                .matcher(constant)
                .replaceAll(name -> (entries.contains(LIBRARIES + name.group() + ".class") ? LIBRARIES : "")
                        + name.group().replace("$", "\\$"));
    }
}
