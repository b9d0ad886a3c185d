package io.snarl.core.sarif;

import io.snarl.contract.code.CodePlace;
import io.snarl.contract.interleaving.Interleaving;
import io.snarl.core.finding.Bug;
import io.snarl.core.finding.Cause;
import io.snarl.core.finding.Finding;
import io.snarl.core.finding.ReplayCommand;
import io.snarl.core.finding.TestMethod;
import io.snarl.core.sarif.SarifLog.CodeFlow;
import io.snarl.core.sarif.SarifLog.Location;
import io.snarl.core.sarif.SarifLog.LogicalLocation;
import io.snarl.core.sarif.SarifLog.Message;
import io.snarl.core.sarif.SarifLog.Result;
import io.snarl.core.sarif.SarifLog.Suppression;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Converts a confirmed finding to a result. */
final class ResultWriter {

    private final Finding finding;
    private final Locations locations;
    private final ReplayCommand replay;
    private final boolean known;
    private final Rules rules;
    private final Set<CodePlace> places = new LinkedHashSet<>();

    ResultWriter(Finding finding, boolean known, Locations locations, ReplayCommand replay, Rules rules) {
        this.finding = finding;
        this.locations = locations;
        this.replay = replay;
        this.known = known;
        this.rules = rules;
        finding.bugs().forEach(bug -> places.addAll(bug.defect().places()));
    }

    Result write() throws IOException {
        Rules.Entry rule = rules.of(finding.verdict());
        var message = new ResultMessage(locations);
        String text = message.of(finding.title(), finding.bugs().get(0));
        int more = finding.bugs().size() - 1;
        return new Result(
                rule.id(),
                rule.index(),
                "error",
                Message.of(text + (more == 0 ? "" : " Its test shows " + more + " more.") + others()),
                location().stream().toList(),
                emptyToNull(codeFlows()),
                emptyToNull(related(message)),
                // The id has no line in it, and another module may have the same.
                fingerprints(),
                known ? List.of(new Suppression("external", "The baseline accepts it.")) : null,
                properties());
    }

    /** The cause is the same whichever calls show it best. */
    private Map<String, String> fingerprints() {
        Map<String, String> fingerprints = new LinkedHashMap<>();
        if (!finding.causes().isEmpty()) {
            fingerprints.put(
                    "snarlCause/v1", finding.causes().stream().map(Cause::key).collect(Collectors.joining("; ")));
        }
        fingerprints.put("snarlFinding/v1", finding.subject() + "/" + finding.id());
        return fingerprints;
    }

    private String others() {
        return switch (finding.others().size()) {
            case 0 -> "";
            case 1 -> " 1 other pair of calls shows the same.";
            default -> " " + finding.others().size() + " other pairs of calls show the same.";
        };
    }

    /** Beside what the message has links to, the first place of each of the other calls that show the same. */
    private List<Location> related(ResultMessage message) {
        List<Location> related = new ArrayList<>(message.linked());
        finding.others()
                .forEach(others -> others.places().stream()
                        .flatMap(place -> locations.of(null, place, others.title()).stream())
                        .findFirst()
                        .ifPresent(related::add));
        return related;
    }

    /** The first place that is in the project, else the seed test, for somebody who examines a library has nothing but that. */
    private Optional<Location> location() {
        List<LogicalLocation> logical =
                places.stream().map(Locations::logical).distinct().toList();
        return places.stream()
                .flatMap(place -> locations.of(null, place, finding.title()).stream())
                .findFirst()
                .or(() -> locations.ofSeedTest(finding, logical));
    }

    private List<CodeFlow> codeFlows() throws IOException {
        var flows = new CodeFlows(locations);
        List<CodeFlow> all = new ArrayList<>();
        for (Bug bug : finding.bugs()) {
            flows.of(bug, Interleaving.read(bug.interleaving())).ifPresent(all::add);
        }
        return all;
    }

    private Map<String, Object> properties() {
        Map<String, Object> properties = new LinkedHashMap<>();
        properties.put("finding", finding.id());
        properties.put("subject", finding.subject());
        properties.put("calls", finding.calls());
        if (!finding.causes().isEmpty()) {
            properties.put("causes", finding.causes().stream().map(Cause::words).toList());
        }
        finding.test().map(TestMethod::toString).ifPresent(test -> properties.put("test", test));
        properties.put("seedTests", finding.seedTests());
        properties.put(
                "replay",
                finding.bugs().stream().map(bug -> replay.of(bug.schedule())).toList());
        return properties;
    }

    private static <T> List<T> emptyToNull(List<T> list) {
        return list.isEmpty() ? null : list;
    }
}
