package io.snarl.core.kind.atomicity.violation;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.snarl.contract.bug.Conflict;
import io.snarl.contract.code.CodePlace;
import io.snarl.core.finding.Prediction;
import java.util.function.Function;

/** Accesses that a test was written for, since they may conflict. */
public record PredictedConflict(Conflict conflict) implements Prediction {

    @Override
    public JsonObject json(Function<CodePlace, JsonElement> places) {
        return ViolationJson.of(conflict, places);
    }

    @Override
    public JsonObject pageData(Function<CodePlace, JsonElement> places) {
        return ViolationJson.pageDataOf(conflict, places);
    }
}
