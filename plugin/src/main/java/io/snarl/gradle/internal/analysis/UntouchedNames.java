package io.snarl.gradle.internal.analysis;

import io.snarl.contract.code.UntouchedCode;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;

/** Says which code could not be rewritten. */
final class UntouchedNames {

    private static final int NAMED = 3;

    private UntouchedNames() {}

    /**
     * Gives one line.
     *
     * @param consequence what that means
     * @param file where all of it is named
     */
    static String of(Collection<UntouchedCode> untouched, String consequence, Path file) {
        long classes =
                untouched.stream().filter(code -> code.method().isEmpty()).count();
        long methods = untouched.size() - classes;
        List<String> named =
                untouched.stream().limit(NAMED).map(UntouchedNames::nameOf).toList();
        return "Not rewritten, so " + consequence + ": " + Words.number(classes, "class", "classes") + ", "
                + Words.number(methods, "method", "methods") + ": " + String.join("; ", named)
                + (untouched.size() > NAMED ? "; all are in " + file : "");
    }

    private static String nameOf(UntouchedCode code) {
        return code.className() + code.method().map(method -> "." + method).orElse("") + " ("
                + Words.firstLine(code.reason()) + ")";
    }
}
