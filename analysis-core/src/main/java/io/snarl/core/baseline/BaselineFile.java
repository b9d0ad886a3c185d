package io.snarl.core.baseline;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.Strictness;
import io.snarl.core.file.WholeFile;
import io.snarl.core.finding.BugRule;
import io.snarl.core.finding.Verdict;
import io.snarl.core.registry.KnownKinds;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Writes and reads a baseline as JSON, in an order that keeps the diffs of a review small. */
public record BaselineFile(Path path) {

    static final int VERSION = 1;

    private static final Gson JSON = new GsonBuilder()
            .setPrettyPrinting()
            .disableHtmlEscaping()
            .setStrictness(Strictness.STRICT)
            .create();

    /**
     * Reads the baseline; a file that is not there accepts nothing.
     *
     * @throws BrokenBaselineException if the file is something else
     */
    public Baseline read() {
        if (!Files.exists(path)) {
            return Baseline.EMPTY;
        }
        try {
            JsonObject members = JSON.fromJson(Files.readString(path), JsonObject.class);
            if (members == null) {
                throw bad("it is empty");
            }
            return baseline(members);
        } catch (JsonParseException e) {
            throw bad("it is not a JSON object");
        } catch (IllegalStateException | UnsupportedOperationException | NumberFormatException e) {
            // Gson says by these that a member has another type.
            throw bad(e.getMessage());
        } catch (IOException e) {
            throw BrokenBaselineException.unreadable(path, e);
        }
    }

    public void write(Baseline baseline) throws IOException {
        var members = new JsonObject();
        members.addProperty("version", VERSION);
        var accepted = new JsonArray();
        baseline.accepted().forEach(finding -> accepted.add(object(finding)));
        members.add("accepted", accepted);
        WholeFile.write(path, JSON.toJson(members) + "\n");
    }

    private Baseline baseline(JsonObject members) {
        int version = member(members, "version").getAsInt();
        if (version != VERSION) {
            throw bad("it has version " + version + ", and known is version " + VERSION);
        }
        return new Baseline(member(members, "accepted").getAsJsonArray().asList().stream()
                .map(JsonElement::getAsJsonObject)
                .map(this::finding)
                .toList());
    }

    private AcceptedFinding finding(JsonObject members) {
        return new AcceptedFinding(
                member(members, "id").getAsString(),
                member(members, "title").getAsString(),
                verdict(member(members, "verdict").getAsString()),
                member(members, "subject").getAsString(),
                texts(member(members, "calls")),
                Optional.ofNullable(members.get("variable")).map(JsonElement::getAsString),
                members.has("causes") ? texts(member(members, "causes")) : List.of());
    }

    private static JsonObject object(AcceptedFinding finding) {
        var members = new JsonObject();
        members.addProperty("id", finding.id());
        members.addProperty("title", finding.title());
        members.addProperty("verdict", finding.verdict().toString());
        members.addProperty("subject", finding.subject());
        members.add("calls", array(finding.calls()));
        finding.variable().ifPresent(variable -> members.addProperty("variable", variable));
        if (!finding.causes().isEmpty()) {
            members.add("causes", array(finding.causes()));
        }
        return members;
    }

    private static JsonArray array(List<String> texts) {
        var array = new JsonArray(texts.size());
        texts.forEach(array::add);
        return array;
    }

    private static List<String> texts(JsonElement array) {
        return array.getAsJsonArray().asList().stream()
                .map(JsonElement::getAsString)
                .toList();
    }

    private Verdict verdict(String words) {
        List<Verdict> bugs =
                KnownKinds.ALL.rules().stream().map(BugRule::verdict).toList();
        return bugs.stream()
                .filter(verdict -> verdict.toString().equals(words))
                .findFirst()
                .orElseThrow(() -> bad("the verdict '" + words + "' is none of " + bugs));
    }

    private JsonElement member(JsonObject members, String name) {
        JsonElement value = members.get(name);
        if (value == null) {
            throw bad("the member '" + name + "' is missing");
        }
        return value;
    }

    private BrokenBaselineException bad(String what) {
        return BrokenBaselineException.bad(path, what);
    }
}
