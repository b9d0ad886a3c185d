package io.snarl.core.kind.endless;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.snarl.contract.code.CodePlace;
import io.snarl.core.finding.Defect;
import io.snarl.core.finding.Verdict;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** A call that did not end. */
record EndlessDefect(String call, CodePlace at) implements Defect {

    @Override
    public Verdict verdict() {
        return EndlessKind.ENDLESS;
    }

    @Override
    public List<String> signature() {
        return List.of(call);
    }

    @Override
    public Set<CodePlace> places() {
        return Set.of(at);
    }

    @Override
    public List<String> lines() {
        return List.of(call + " goes on for ever at " + at);
    }

    @Override
    public List<String> sentences(Markup markup) {
        return List.of(markup.text(call) + " goes on for ever at " + markup.link(at) + ".");
    }

    @Override
    public JsonObject json(Function<CodePlace, JsonElement> places) {
        var members = new JsonObject();
        members.addProperty("call", call);
        members.add("at", places.apply(at));
        return members;
    }
}
