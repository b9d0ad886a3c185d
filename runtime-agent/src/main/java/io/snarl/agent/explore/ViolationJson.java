package io.snarl.agent.explore;

import io.snarl.agent.control.Access;
import io.snarl.agent.json.JsonLine;
import io.snarl.agent.trial.Value;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** A violation as the results have it. */
final class ViolationJson {

    private ViolationJson() {}

    static JsonLine of(Violation violation) {
        return new JsonLine()
                .with("kind", word(violation.kind()))
                .with("outcome", of(violation.outcome()))
                .with("exception", violation.exception())
                .with("message", violation.message())
                .with("thread", violation.thread())
                .with("at", violation.at() == null ? null : DeadlockJson.of(violation.at()))
                .withObjects(
                        "conflicts",
                        violation.conflicts().stream()
                                .map(conflict -> of(conflict, violation.firstThread()))
                                .toList())
                .with("weak", violation.isWeak())
                .with("ofTest", violation.isOfTest());
    }

    static JsonLine of(Map<String, Value> outcome) {
        var line = new JsonLine();
        new TreeMap<>(outcome).forEach((key, value) -> line.with(key, of(value)));
        return line;
    }

    private static JsonLine of(Value whole) {
        Value value = HiddenValues.of(whole);
        JsonLine line = new JsonLine().with("sort", word(value.sort()));
        if (!value.text().isEmpty() || value.sort() == Value.Sort.STRING) {
            line.with("text", value.text());
        }
        return switch (value.sort()) {
            case LIST, SET, MAP, ARRAY ->
                line.withObjects(
                        "elements",
                        value.elements().stream().map(ViolationJson::of).toList());
            default -> line;
        };
    }

    private static JsonLine of(Conflict conflict, int firstThread) {
        return new JsonLine()
                .with("variable", conflict.variable())
                .with("previous", of(conflict.previous(), firstThread))
                .with("remote", of(conflict.remote(), firstThread))
                .with("current", conflict.current() == null ? null : of(conflict.current(), firstThread));
    }

    private static JsonLine of(Access access, int firstThread) {
        return new JsonLine()
                .with("write", access.writes())
                .with("thread", Math.max(-1, access.thread() - firstThread))
                .with("at", DeadlockJson.of(access.at()))
                .with("via", access.via() == null ? null : DeadlockJson.of(access.via()));
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
