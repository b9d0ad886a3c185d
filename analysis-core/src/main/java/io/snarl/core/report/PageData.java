package io.snarl.core.report;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import io.snarl.contract.code.UntouchedCode;
import io.snarl.contract.result.RunResults;
import io.snarl.contract.trace.index.TraceIndex;
import io.snarl.core.finding.BugRule;
import io.snarl.core.finding.Counts;
import io.snarl.core.finding.Findings;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** The whole data of the page as JSON. */
final class PageData {

    private static final Map<String, String> SETTINGS = new TreeMap<>(Map.of(
            "java", "Java of the synthesis",
            "maxCycleLength", "Locks of a deadlock, at most",
            "seed", "Seed of the synthesis",
            "timeBudgetSeconds", "Time budget in seconds"));

    private final Results results;
    private final CodeData code;

    PageData(Results results) {
        this.results = results;
        this.code = new CodeData(
                new SourceTree(results.files().project(), results.files().sources()));
    }

    JsonObject json() {
        var members = new JsonObject();
        members.addProperty("project", results.project());
        members.add("bugs", JsonLists.of(results.kinds().rules(), PageData::rule));
        members.add("findings", findings());
        results.findings().map(Findings::counts).ifPresent(counts -> members.add("counts", counts(counts)));
        results.fuzz()
                .ifPresent(run -> members.add(
                        "fuzz", new FuzzData(code, results.commands(), results.kinds(), results.findings()).of(run)));
        members.add("losses", LossData.of(results));
        members.add("untouched", untouched());
        members.add("environment", environment());
        members.add("sources", code.lines());
        return members;
    }

    private JsonArray findings() {
        var data = new FindingData(
                code,
                results.commands(),
                finding -> results.findings()
                        .filter(findings -> findings.isKnown(finding))
                        .isPresent(),
                results.kinds().formats());
        return JsonLists.of(results.findings().map(Findings::list).orElse(List.of()), data::of);
    }

    /** What the page says of all bugs of one verdict. */
    private static JsonObject rule(BugRule rule) {
        var members = new JsonObject();
        members.addProperty("verdict", rule.verdict().words());
        members.addProperty(
                "title",
                rule.plural().substring(0, 1).toUpperCase(Locale.ROOT)
                        + rule.plural().substring(1));
        members.addProperty("meaning", rule.meaning());
        return members;
    }

    private static JsonObject counts(Counts counts) {
        var members = new JsonObject();
        members.addProperty("seedTests", counts.seedTests());
        members.addProperty("events", counts.events());
        counts.predicted().forEach(members::addProperty);
        members.addProperty("candidates", counts.candidates());
        members.addProperty("tests", counts.tests());
        members.add("infeasible", JsonLists.of(List.copyOf(counts.infeasible().entrySet()), PageData::reason));
        members.add("notExamined", JsonLists.ofTexts(counts.notExamined()));
        members.add("notCalled", JsonLists.ofTexts(counts.notCalled()));
        members.addProperty("cut", counts.cut());
        return members;
    }

    private static JsonArray reason(Map.Entry<String, Long> entry) {
        var pair = new JsonArray();
        pair.add(entry.getKey());
        pair.add(entry.getValue());
        return pair;
    }

    private JsonArray untouched() {
        var all = new JsonArray();
        results.traces().ifPresent(index -> index.untouched().forEach(one -> all.add(untouched(one, "tracing"))));
        results.fuzz().ifPresent(run -> run.untouched().forEach(one -> all.add(untouched(one, "running"))));
        return all;
    }

    private static JsonObject untouched(UntouchedCode untouched, String when) {
        var members = new JsonObject();
        members.addProperty(
                "code",
                untouched.className()
                        + untouched.method().map(name -> "." + name).orElse(""));
        members.addProperty("reason", untouched.reason());
        members.addProperty("when", when);
        return members;
    }

    /** Only what the results say of themselves or what the caller is sure of, so that the page depends on nothing else. */
    private JsonArray environment() {
        var pairs = new JsonArray();
        add(pairs, "Snarl", results.version());
        results.traces().map(TraceIndex::javaVersion).ifPresent(java -> add(pairs, "Java of the seed tests", java));
        SETTINGS.forEach((name, words) -> {
            if (results.settings().containsKey(name)) {
                add(pairs, words, Long.toString(results.settings().get(name)));
            }
        });
        results.fuzz().flatMap(RunResults::seed).ifPresent(seed -> add(pairs, "Seed of the run", Long.toString(seed)));
        return pairs;
    }

    private static void add(JsonArray pairs, String name, String value) {
        var pair = new JsonArray();
        pair.add(name);
        pair.add(value);
        pairs.add(pair);
    }
}
