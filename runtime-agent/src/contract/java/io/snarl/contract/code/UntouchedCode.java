package io.snarl.contract.code;

import io.snarl.contract.json.JsonLine;
import io.snarl.contract.json.JsonLineWriter;
import java.util.Comparator;
import java.util.Optional;

/**
 * A class or method that should have been rewritten and was left as it is, so that nobody sees what it does.
 *
 * @param className the binary name of the class
 * @param method the method, such as {@code main([Ljava/lang/String;)V}; absent if it is the whole class
 * @param reason why
 */
public record UntouchedCode(String className, Optional<String> method, String reason)
        implements Comparable<UntouchedCode> {

    private static final Comparator<UntouchedCode> BY_NAME = Comparator.comparing(UntouchedCode::className)
            .thenComparing(code -> code.method.orElse(""))
            .thenComparing(UntouchedCode::reason);

    /** Returns a class of which nothing was rewritten. */
    public static UntouchedCode ofClass(String className, String reason) {
        return new UntouchedCode(className, Optional.empty(), reason);
    }

    /** Returns a method that was not rewritten. */
    public static UntouchedCode ofMethod(String className, String method, String reason) {
        return new UntouchedCode(className, Optional.of(method), reason);
    }

    /** Reads what {@link #addTo} has written. */
    public static UntouchedCode read(JsonLine object) {
        return new UntouchedCode(object.string("class"), object.optionalString("method"), object.string("reason"));
    }

    /** Adds it to a JSON object. */
    public JsonLineWriter addTo(JsonLineWriter object) {
        return object.with("class", className).with("method", method).with("reason", reason);
    }

    @Override
    public int compareTo(UntouchedCode other) {
        return BY_NAME.compare(this, other);
    }
}
