package io.snarl.core.finding;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Makes findings from JSON. */
final class FindingsReader {

    private final Path file;
    private final Path projectDirectory;
    private final List<FindingFormat> formats;

    FindingsReader(Path file, Path projectDirectory, List<FindingFormat> formats) {
        this.file = file;
        this.projectDirectory = projectDirectory;
        this.formats = formats;
    }

    Findings read(JsonObject object) {
        var members = new FindingMembers(object, file, projectDirectory);
        try {
            int version = members.integer("version");
            if (version != FindingsFile.VERSION) {
                throw BrokenFindingsException.bad(
                        file, "they have version " + version + ", and known is version " + FindingsFile.VERSION);
            }
            return new Findings(
                    counts(members.object("counts")), members.objects("findings", this::finding), known(members));
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

    private static Set<String> known(FindingMembers members) {
        return members
                .objects(
                        "findings",
                        finding -> finding.has("known") && finding.truth("known") ? finding.string("id") : "")
                .stream()
                .filter(id -> !id.isEmpty())
                .collect(Collectors.toSet());
    }

    private Counts counts(FindingMembers members) {
        Map<String, Long> predicted = new LinkedHashMap<>();
        formats.stream()
                .flatMap(format -> format.counts().stream())
                .forEach(name -> predicted.put(name, members.longInteger(name)));
        var infeasible = new TreeMap<String, Long>();
        members.object("infeasible")
                .object()
                .asMap()
                .forEach((reason, count) -> infeasible.put(reason, count.getAsLong()));
        return new Counts(
                members.integer("seedTests"),
                members.longInteger("events"),
                predicted,
                members.longInteger("candidates"),
                infeasible,
                members.integer("tests"),
                members.strings("notExamined"),
                members.optionalStrings("notCalled"),
                members.optionalStrings("mishaps"),
                members.truth("cut"));
    }

    private Finding finding(FindingMembers members) {
        FindingFormat format = formatOf(members);
        return new Finding(
                members.string("id"),
                verdict(members.string("verdict")),
                format.id(),
                members.string("subject"),
                members.string("title"),
                members.strings("calls"),
                members.optionalObject("test")
                        .map(test -> new TestMethod(test.string("class"), test.string("method"), test.path("file"))),
                members.objects(format.bugsMember(), bug -> bug(format, bug)),
                members.objects(format.predictionsMember(), format::readPrediction),
                members.strings("seedTests"),
                members.optionalString("reason"),
                members.strings("alternatives"),
                members.optionalObjects("causes", cause -> new Cause(cause.string("key"), cause.string("words"))),
                members.optionalObjects("others", this::others));
    }

    private OtherCalls others(FindingMembers members) {
        return new OtherCalls(
                members.string("title"),
                verdict(members.string("verdict")),
                members.string("subject"),
                members.strings("calls"),
                members.optionalString("variable"),
                members.strings("lines"),
                members.objects("places", FindingMembers::place));
    }

    /** Older files do not name the kind; there it is the one that has something to say. */
    private FindingFormat formatOf(FindingMembers members) {
        return members.optionalString("kind")
                .map(id -> formats.stream()
                        .filter(format -> format.id().equals(id))
                        .findFirst()
                        .orElseThrow(() -> BrokenFindingsException.bad(file, "'" + id + "' is no kind of bug")))
                .orElseGet(() -> formats.stream()
                        .filter(format -> Stream.of(format.bugsMember(), format.predictionsMember())
                                .anyMatch(name -> members.has(name)
                                        && !members.objects(name, each -> each).isEmpty()))
                        .findFirst()
                        .orElse(formats.get(0)));
    }

    private static Bug bug(FindingFormat format, FindingMembers members) {
        return new Bug(
                format.readDefect(members),
                members.path("schedule"),
                members.path("interleaving"),
                members.integer("replays"));
    }

    private Verdict verdict(String words) {
        return Stream.concat(
                        formats.stream().flatMap(format -> format.verdicts().stream()), Verdict.OF_ALL_KINDS.stream())
                .filter(verdict -> verdict.words().equals(words))
                .findFirst()
                .orElseThrow(() -> BrokenFindingsException.bad(file, "'" + words + "' is no verdict"));
    }
}
