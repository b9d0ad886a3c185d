package io.snarl.core.sarif;

import static java.util.stream.Collectors.joining;

import io.snarl.core.finding.Bug;
import io.snarl.core.finding.CodePlace;
import io.snarl.core.interleaving.Interleaving;
import io.snarl.core.interleaving.Interleaving.Step;
import io.snarl.core.sarif.SarifLog.CodeFlow;
import io.snarl.core.sarif.SarifLog.Location;
import io.snarl.core.sarif.SarifLog.LogicalLocation;
import io.snarl.core.sarif.SarifLog.Message;
import io.snarl.core.sarif.SarifLog.ThreadFlow;
import io.snarl.core.sarif.SarifLog.ThreadFlowLocation;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes a flow for each thread of an execution; the execution order of their steps is the interleaving. */
final class CodeFlows {

    private static final Pattern SOURCE = Pattern.compile("(?<file>[^:]+):(?<line>\\d+)");

    /** What a note begins with in the table. */
    private static final Pattern MARK = Pattern.compile("^[-=]> ");

    private final Locations locations;
    private final Collection<CodePlace> known;

    /**
     * Makes flows.
     *
     * @param known places of the bug, by which files are told apart that have the same name
     */
    CodeFlows(Locations locations, Collection<CodePlace> known) {
        this.locations = locations;
        this.known = known;
    }

    /** Returns the flow; empty if no step is in a file of the project. */
    Optional<CodeFlow> of(Bug bug, Interleaving interleaving) {
        Map<Integer, List<ThreadFlowLocation>> threads = new TreeMap<>();
        int order = 1;
        for (Step step : interleaving.steps()) {
            // The number once more in words, for readers that show the threads one below the other.
            String words = order + ". " + inWords(step, interleaving.threads());
            Optional<Location> location = locationOf(step, words);
            if (location.isPresent()) {
                threads.computeIfAbsent(step.thread(), thread -> new ArrayList<>())
                        .add(new ThreadFlowLocation(location.get(), order++, importance(bug, step)));
            }
        }
        List<ThreadFlow> flows = new ArrayList<>();
        threads.forEach((thread, steps) ->
                flows.add(new ThreadFlow(interleaving.threads().get(thread), steps)));
        return flows.isEmpty()
                ? Optional.empty()
                : Optional.of(new CodeFlow(Message.of("What each thread did, in this order."), flows));
    }

    private Optional<Location> locationOf(Step step, String words) {
        Matcher source = SOURCE.matcher(step.source());
        return source.matches()
                ? fileNamed(source.group("file"))
                        .map(file -> locations.of(
                                file, Integer.parseInt(source.group("line")), logical(step.source()), words))
                : Optional.empty();
    }

    private Optional<Path> fileNamed(String name) {
        List<Path> ofBug = known.stream()
                .filter(place -> place.sourceFile().equals(name))
                .flatMap(place -> locations.sources().fileOf(place).stream())
                .distinct()
                .toList();
        return ofBug.size() == 1
                ? Optional.of(ofBug.get(0))
                : locations.sources().onlyFileNamed(name);
    }

    private List<LogicalLocation> logical(String source) {
        return known.stream()
                .filter(place -> isAt(place, source))
                .map(Locations::logical)
                .distinct()
                .toList();
    }

    private static String inWords(Step step, List<String> threads) {
        if (step.thread() < 0) {
            return step.text();
        }
        String did = threads.get(step.thread()) + " " + step.text();
        return step.notes().isEmpty()
                ? did
                : step.notes().stream()
                        .map(note -> MARK.matcher(note).replaceFirst(""))
                        .collect(joining("; ", did + ": ", ""));
    }

    private static String importance(Bug bug, Step step) {
        boolean essential = bug.places().stream().anyMatch(place -> isAt(place, step.source()));
        return essential ? "essential" : "important";
    }

    private static boolean isAt(CodePlace place, String source) {
        return source.equals(place.sourceFile() + ":" + place.line());
    }
}
