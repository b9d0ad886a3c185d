package io.snarl.gradle.internal.analysis;

import io.snarl.contract.code.UntouchedCode;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;

/** Formats the line of a summary that names code that could not be rewritten. */
public final class UntouchedCodeLine {

    private static final int NAMED = 3;

    private UntouchedCodeLine() {}

    /**
     * Formats the line.
     *
     * @param consequence what that means
     * @param file where all of it is named
     */
    public static String of(Collection<UntouchedCode> untouched, String consequence, Path file) {
        long classes =
                untouched.stream().filter(code -> code.method().isEmpty()).count();
        long methods = untouched.size() - classes;
        List<String> named =
                untouched.stream().limit(NAMED).map(UntouchedCodeLine::nameOf).toList();
        return "Not rewritten, so " + consequence + ": " + SummaryWords.number(classes, "class", "classes") + ", "
                + SummaryWords.number(methods, "method", "methods") + ": " + String.join("; ", named)
                + (untouched.size() > NAMED ? "; all are in " + file : "");
    }

    private static String nameOf(UntouchedCode code) {
        return code.className() + code.method().map(method -> "." + method).orElse("") + " ("
                + SummaryWords.firstLine(code.reason()) + ")";
    }
}
