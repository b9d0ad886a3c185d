package io.snarl.core.finding;

import io.snarl.contract.code.CodePlace;

/** A line of a class, whatever the method is called that a compiler has put it into. */
public record Line(String className, int line) {

    /** Returns the line of a place. */
    public static Line of(CodePlace place) {
        return new Line(place.className(), place.line());
    }
}
