package io.snarl.core.kind.atomicity.benign;

import io.snarl.contract.outcome.ObservedValue;
import java.util.regex.Pattern;

/** Distinguishes exceptions that refuse a call from those that report a mistake. */
final class Refusals {

    private static final Pattern MISTAKES =
            Pattern.compile("java\\.lang\\.(NullPointer|ClassCast|Arithmetic|.*IndexOutOfBounds|"
                    + "NegativeArraySize|ArrayStore|IllegalMonitorState)Exception|java\\.util\\..*|.*Error");

    private Refusals() {}

    static boolean isOne(String exception) {
        return !MISTAKES.matcher(exception).matches();
    }

    static boolean isOne(ObservedValue value) {
        return isException(value) && isOne(value.text());
    }

    static boolean isException(ObservedValue value) {
        return value.sort() == ObservedValue.Sort.EXCEPTION;
    }
}
