package io.snarl.core.kind;

import io.snarl.contract.code.CodePlace;
import java.util.regex.Pattern;

/** Names of classes and methods that stay the same when other code changes: those that somebody has written. */
public final class CodeNames {

    /** Compilers number what has no name, in the order of the file. */
    private static final Pattern LAMBDA = Pattern.compile("lambda\\$(.+)\\$\\d+");

    private static final Pattern NUMBERED = Pattern.compile("\\$\\d+\\w*(?=$|\\$)");

    private CodeNames() {}

    /** Returns the name of a class, or that of the class around one that has no name. */
    public static String written(String className) {
        return NUMBERED.matcher(className).replaceAll("");
    }

    /** Returns the name of a method with its class, or that of the method around code that has no name. */
    public static String written(String className, String method) {
        return written(className) + "." + LAMBDA.matcher(method).replaceFirst("$1");
    }

    /** Returns the class of a place. */
    public static String classOf(CodePlace place) {
        return written(place.className());
    }

    /** Returns the method of a place, with its class. */
    public static String methodOf(CodePlace place) {
        return written(place.className(), place.method());
    }
}
