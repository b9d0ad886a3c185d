package io.snarl.core.sarif;

import static java.util.stream.Collectors.joining;

import io.snarl.contract.code.CodePlace;
import io.snarl.contract.interleaving.Interleaving;
import io.snarl.contract.interleaving.InterleavingStep;
import io.snarl.core.finding.Bug;
import io.snarl.core.sarif.SarifLog.CodeFlow;
import io.snarl.core.sarif.SarifLog.Location;
import io.snarl.core.sarif.SarifLog.Message;
import io.snarl.core.sarif.SarifLog.ThreadFlow;
import io.snarl.core.sarif.SarifLog.ThreadFlowLocation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Converts an execution to code flows, one per thread, whose execution order is the interleaving. */
final class CodeFlows {

    private final Locations locations;

    CodeFlows(Locations locations) {
        this.locations = locations;
    }

    /** Returns the flow; empty if no step is in a file of the project. */
    Optional<CodeFlow> of(Bug bug, Interleaving interleaving) {
        Map<Integer, List<ThreadFlowLocation>> threads = new TreeMap<>();
        int order = 1;
        for (InterleavingStep step : interleaving.steps()) {
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

    private Optional<Location> locationOf(InterleavingStep step, String words) {
        return step.place().filter(place -> place.line() > 0).flatMap(place -> locations.of(null, place, words));
    }

    private static String inWords(InterleavingStep step, List<String> threads) {
        if (step.thread() < 0) {
            return step.text();
        }
        String did = threads.get(step.thread()) + " " + step.text();
        return step.notes().isEmpty() ? did : step.notes().stream().collect(joining("; ", did + ": ", ""));
    }

    private static String importance(Bug bug, InterleavingStep step) {
        boolean essential = step.place().filter(place -> isOf(bug, place)).isPresent();
        return essential ? "essential" : "important";
    }

    private static boolean isOf(Bug bug, CodePlace place) {
        return bug.defect().places().stream()
                .anyMatch(known -> known.className().equals(place.className()) && known.line() == place.line());
    }
}
