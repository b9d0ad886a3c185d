package io.snarl.core.finding;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.snarl.contract.code.CodePlace;
import java.util.function.Function;

/** What a test was written for, as its kind of bug knows and tells it. */
public interface Prediction {

    /** Returns it for {@code findings.json}. */
    JsonObject json(Function<CodePlace, JsonElement> places);

    /** Returns it for the page of the report. */
    default JsonObject pageData(Function<CodePlace, JsonElement> places) {
        return json(places);
    }
}
