package io.snarl.core.kind.deadlock;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.snarl.contract.bug.Deadlock;
import io.snarl.contract.code.CodePlace;
import io.snarl.core.finding.Prediction;
import java.util.function.Function;

/** A deadlock that a test was written for. */
public record PredictedDeadlock(Deadlock deadlock) implements Prediction {

    @Override
    public JsonObject json(Function<CodePlace, JsonElement> places) {
        return DeadlockJson.of(deadlock, places);
    }
}
