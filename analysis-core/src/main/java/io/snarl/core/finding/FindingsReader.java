package io.snarl.core.finding;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.snarl.contract.bug.Conflict;
import io.snarl.contract.bug.Deadlock;
import io.snarl.contract.code.CodePlace;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Makes findings from JSON. */
final class FindingsReader {

    private final Path file;
    private final Path projectDirectory;

    FindingsReader(Path file, Path projectDirectory) {
        this.file = file;
        this.projectDirectory = projectDirectory;
    }

    Findings read(JsonObject members) {
        try {
            int version = member(members, "version").getAsInt();
            if (version != FindingsFile.VERSION) {
                throw BrokenFindingsException.bad(
                        file, "they have version " + version + ", and known is version " + FindingsFile.VERSION);
            }
            return new Findings(
                    counts(member(members, "counts").getAsJsonObject()),
                    list(members, "findings", this::finding),
                    known(members));
        } catch (IllegalStateException
                | IllegalArgumentException
                | UnsupportedOperationException
                | ClassCastException e) {
            // Gson says by these that a member has another type, and findings that their values make no sense.
            throw BrokenFindingsException.bad(file, e.getMessage());
        }
    }

    Map<String, Long> settings(JsonObject members) {
        var settings = new TreeMap<String, Long>();
        try {
            if (members.has("settings")) {
                members.getAsJsonObject("settings")
                        .asMap()
                        .forEach((name, value) -> settings.put(name, value.getAsLong()));
            }
        } catch (IllegalStateException | NumberFormatException | UnsupportedOperationException | ClassCastException e) {
            throw BrokenFindingsException.bad(file, "its settings are no numbers");
        }
        return settings;
    }

    private Set<String> known(JsonObject members) {
        return member(members, "findings").getAsJsonArray().asList().stream()
                .map(JsonElement::getAsJsonObject)
                .filter(finding -> finding.has("known") && finding.get("known").getAsBoolean())
                .map(finding -> string(finding, "id"))
                .collect(Collectors.toSet());
    }

    private Counts counts(JsonObject members) {
        var infeasible = new TreeMap<String, Long>();
        member(members, "infeasible")
                .getAsJsonObject()
                .asMap()
                .forEach((reason, count) -> infeasible.put(reason, count.getAsLong()));
        return new Counts(
                member(members, "seedTests").getAsInt(),
                member(members, "events").getAsLong(),
                member(members, "lockNodes").getAsLong(),
                member(members, "cycles").getAsLong(),
                member(members, "triples").getAsLong(),
                member(members, "races").getAsLong(),
                member(members, "candidates").getAsLong(),
                infeasible,
                member(members, "tests").getAsInt(),
                list(members, "notExamined", JsonElement::getAsString),
                members.has("notCalled") ? list(members, "notCalled", JsonElement::getAsString) : List.of(),
                members.has("mishaps") ? list(members, "mishaps", JsonElement::getAsString) : List.of(),
                member(members, "cut").getAsBoolean());
    }

    private Finding finding(JsonElement element) {
        JsonObject members = element.getAsJsonObject();
        return new Finding(
                string(members, "id"),
                verdict(string(members, "verdict")),
                string(members, "subject"),
                string(members, "title"),
                list(members, "calls", JsonElement::getAsString),
                Optional.ofNullable(members.get("test"))
                        .map(JsonElement::getAsJsonObject)
                        .map(this::test),
                list(members, "deadlocks", this::confirmed),
                list(members, "violations", this::violation),
                list(members, "predicted", this::deadlock),
                list(members, "conflicts", this::conflict),
                list(members, "seedTests", JsonElement::getAsString),
                Optional.ofNullable(members.get("reason")).map(JsonElement::getAsString),
                list(members, "alternatives", JsonElement::getAsString));
    }

    private Verdict verdict(String words) {
        return Arrays.stream(Verdict.values())
                .filter(verdict -> verdict.toString().equals(words))
                .findFirst()
                .orElseThrow(() -> BrokenFindingsException.bad(file, "'" + words + "' is no verdict"));
    }

    private TestMethod test(JsonObject members) {
        return new TestMethod(string(members, "class"), string(members, "method"), path(members, "file"));
    }

    private ConfirmedDeadlock confirmed(JsonElement element) {
        JsonObject members = element.getAsJsonObject();
        return new ConfirmedDeadlock(
                deadlock(members),
                path(members, "schedule"),
                path(members, "interleaving"),
                member(members, "replays").getAsInt());
    }

    private ConfirmedViolation violation(JsonElement element) {
        JsonObject members = element.getAsJsonObject();
        var violation = new Violation(
                verdict(string(members, "verdict")),
                list(members, "calls", JsonElement::getAsString),
                Optional.ofNullable(members.get("exception")).map(JsonElement::getAsString),
                list(members, "conflicts", this::conflict),
                list(members, "observed", JsonElement::getAsString),
                list(members, "allowed", this::texts),
                list(members, "masked", JsonElement::getAsString),
                member(members, "count").getAsInt());
        return new ConfirmedViolation(
                violation,
                path(members, "schedule"),
                path(members, "interleaving"),
                member(members, "replays").getAsInt());
    }

    private List<String> texts(JsonElement element) {
        return element.getAsJsonArray().asList().stream()
                .map(JsonElement::getAsString)
                .toList();
    }

    private Conflict conflict(JsonElement element) {
        JsonObject members = element.getAsJsonObject();
        return new Conflict(
                string(members, "variable"),
                access(member(members, "previous")),
                access(member(members, "remote")),
                Optional.ofNullable(members.get("current")).map(this::access));
    }

    private Conflict.Access access(JsonElement element) {
        JsonObject members = element.getAsJsonObject();
        return new Conflict.Access(
                member(members, "write").getAsBoolean(),
                member(members, "thread").getAsInt(),
                place(members, "at"));
    }

    private Deadlock deadlock(JsonElement element) {
        return new Deadlock(list(element.getAsJsonObject(), "edges", this::edge));
    }

    private Deadlock.Edge edge(JsonElement element) {
        JsonObject members = element.getAsJsonObject();
        return new Deadlock.Edge(
                string(members, "held"),
                place(members, "heldAt"),
                string(members, "wanted"),
                place(members, "wantedAt"));
    }

    private CodePlace place(JsonObject owner, String name) {
        JsonObject members = member(owner, name).getAsJsonObject();
        return new CodePlace(
                string(members, "class"),
                string(members, "method"),
                string(members, "file"),
                member(members, "line").getAsInt());
    }

    private Path path(JsonObject members, String name) {
        return projectDirectory.resolve(string(members, name)).normalize();
    }

    private String string(JsonObject members, String name) {
        return member(members, name).getAsString();
    }

    private <T> List<T> list(JsonObject members, String name, Function<JsonElement, T> element) {
        JsonArray array = member(members, name).getAsJsonArray();
        List<T> values = new ArrayList<>(array.size());
        array.forEach(value -> values.add(element.apply(value)));
        return values;
    }

    private JsonElement member(JsonObject members, String name) {
        JsonElement value = members.get(name);
        if (value == null) {
            throw BrokenFindingsException.bad(file, "the member '" + name + "' is missing");
        }
        return value;
    }
}
