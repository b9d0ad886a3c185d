package io.snarl.core.fuzz;

import io.snarl.core.carve.MockingFrameworks;
import io.snarl.core.finding.CodePlace;
import io.snarl.core.finding.Conflict;
import io.snarl.core.fuzz.FoundViolation.Kind;
import io.snarl.core.json.JsonLine;
import io.snarl.core.outcome.Observed;
import io.snarl.core.outcome.Outcome;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Reads violations and outcomes from the results of a run. */
final class ViolationReader {

    private ViolationReader() {}

    static FoundViolation violation(JsonLine object, String testClass) {
        List<Conflict> conflicts = object.objects("conflicts").stream()
                .map(conflict -> conflict(conflict, testClass))
                .toList();
        // What mocks count for themselves is no business of the library's.
        List<Conflict> ofLibrary = conflicts.stream()
                .filter(conflict -> !MockingFrameworks.have(conflict.variable()))
                .toList();
        boolean onlyOfMocks = ofLibrary.isEmpty() && !conflicts.isEmpty();
        return new FoundViolation(
                constant(object, "kind", Kind.values()),
                object.object("outcome").map(ViolationReader::outcome).orElse(new Outcome(Map.of())),
                object.optionalString("exception"),
                object.optionalString("message"),
                onlyOfMocks ? conflicts : ofLibrary,
                object.truth("weak"),
                object.truth("ofTest") || onlyOfMocks,
                isRandom(object),
                DeadlockReader.path(object, "schedule"),
                DeadlockReader.path(object, "interleaving"),
                object.count("replays"),
                object.count("count"));
    }

    private static boolean isRandom(JsonLine object) {
        List<JsonLine> conflicts = object.objects("conflicts");
        return !conflicts.isEmpty()
                && conflicts.stream()
                        .map(conflict -> conflict.object("remote").flatMap(remote -> remote.object("at")))
                        .allMatch(at -> at.filter(place -> place.string("class").startsWith("java.util.Random"))
                                .isPresent());
    }

    static Outcome outcome(JsonLine object) {
        Map<String, Observed> values = new HashMap<>();
        for (String key : object.names()) {
            JsonLine value = object.object(key).orElseThrow(() -> object.bad("its member '" + key + "' is missing"));
            values.put(key, observed(value));
        }
        return new Outcome(values);
    }

    private static Observed observed(JsonLine object) {
        return new Observed(
                constant(object, "sort", Observed.Sort.values()),
                object.optionalString("text").orElse(""),
                object.objects("elements").stream()
                        .map(ViolationReader::observed)
                        .toList());
    }

    private static Conflict conflict(JsonLine object, String testClass) {
        return new Conflict(
                object.string("variable"),
                access(object, "previous", testClass)
                        .orElseThrow(() -> object.bad("a conflict lacks its previous access")),
                access(object, "remote", testClass).orElseThrow(() -> object.bad("a conflict lacks its remote access")),
                access(object, "current", testClass));
    }

    private static Optional<Conflict.Access> access(JsonLine object, String name, String testClass) {
        return object.object(name)
                .map(access ->
                        new Conflict.Access(access.truth("write"), access.count("thread"), placeOf(access, testClass)));
    }

    /** The place in the library that led to the access, rather than one inside the JDK, unless the JDK is what is tested. */
    private static CodePlace placeOf(JsonLine access, String testClass) {
        CodePlace at = DeadlockReader.place(access, "at");
        CodePlace via = access.has("via") ? DeadlockReader.place(access, "via") : at;
        return via.className().equals(testClass) ? at : via;
    }

    private static <T extends Enum<T>> T constant(JsonLine object, String name, T[] values) {
        String constant = object.string(name).replace(' ', '_').toUpperCase(Locale.ROOT);
        return Arrays.stream(values)
                .filter(value -> value.name().equals(constant))
                .findFirst()
                .orElseThrow(() -> object.bad("it has the unknown " + name + " '" + object.string(name) + "'"));
    }
}
