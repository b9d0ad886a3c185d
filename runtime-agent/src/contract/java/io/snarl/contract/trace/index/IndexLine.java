package io.snarl.contract.trace.index;

import io.snarl.contract.json.JsonLine;
import io.snarl.contract.json.JsonLineWriter;

/** The kinds of lines of an index. */
enum IndexLine {
    RUN,
    BEGIN,
    TEST,
    SETUP,
    LOST,
    SHUTDOWN,
    SKIPPED,
    UNTOUCHED,
    END;

    private static final String KIND = "kind";

    /** Starts a line of this kind. */
    JsonLineWriter start() {
        return new JsonLineWriter().with(KIND, JsonLine.word(this));
    }

    /** Returns the kind of a line. */
    static IndexLine of(JsonLine line) {
        String word = line.string(KIND);
        for (IndexLine kind : values()) {
            if (JsonLine.word(kind).equals(word)) {
                return kind;
            }
        }
        throw line.bad("it is of the unknown kind '" + word + "', so another Snarl has written it");
    }
}
