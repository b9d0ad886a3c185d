package io.snarl.core.source;

import io.snarl.contract.code.CodePlace;
import io.snarl.contract.code.TypeNames;

/** Describes code places as briefly as a person would in a comment. */
public final class Places {

    private Places() {}

    /** Returns the file and the line, or the class and the method if the line is not known. */
    public static String of(CodePlace place) {
        if (place.line() <= 0) {
            String method = place.method().equals("<init>") ? "the constructor of " : "";
            String ending = method.isEmpty() ? "." + place.method() : "";
            return method + TypeNames.simple(place.className()) + ending;
        }
        String file = place.sourceFile().isEmpty() ? TypeNames.simple(place.className()) : place.sourceFile();
        return file + ":" + place.line();
    }
}
