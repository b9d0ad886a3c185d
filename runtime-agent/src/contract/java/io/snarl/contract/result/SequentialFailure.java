package io.snarl.contract.result;

import io.snarl.contract.json.JsonLine;
import io.snarl.contract.json.JsonLineWriter;
import java.util.Optional;

/**
 * The failure of a test whose threads run sequentially, or the reason why nothing can be concluded from that.
 *
 * @param text it in words
 * @param exception the binary name of the class of the exception, if one was thrown
 */
public record SequentialFailure(String text, Optional<String> exception) {

    /** Returns why nothing can be concluded, where nothing was thrown. */
    public static SequentialFailure because(String reason) {
        return new SequentialFailure(reason, Optional.empty());
    }

    static SequentialFailure read(JsonLine object) {
        return new SequentialFailure(object.string("text"), object.optionalString("exception"));
    }

    JsonLineWriter json() {
        return new JsonLineWriter().with("text", text).with("exception", exception);
    }
}
