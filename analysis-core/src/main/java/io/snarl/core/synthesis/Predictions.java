package io.snarl.core.synthesis;

import io.snarl.core.carve.Reason;
import io.snarl.core.client.ClientCalls;
import io.snarl.core.finding.FindingFormat;
import io.snarl.core.kind.BugKind;
import io.snarl.core.kind.BugKinds;
import io.snarl.core.kind.Candidates;
import io.snarl.core.kind.SeedFacts;
import io.snarl.core.kind.SeedNotes;
import io.snarl.core.mishap.Mishaps;
import io.snarl.core.source.resolve.Types;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;

/** What the seed tests let expect of each kind of bug, before a plan is made for any of it. */
public final class Predictions {

    private final ClientCalls clients;
    private final Map<BugKind, Candidates> byKind = new LinkedHashMap<>();

    /**
     * Predicts.
     *
     * @param seeds with what each of the kinds has noted
     * @param time tells whether there is time to predict more
     * @param mishaps takes note of what goes wrong, which costs what it is about
     */
    public Predictions(
            SeedAnalysis seeds, BugKinds kinds, Types types, Bounds bounds, BooleanSupplier time, Mishaps mishaps) {
        clients = new ClientCalls(types, seeds.scripts(), seeds.interior(), bounds.namedSubjects());
        var facts = new SeedFacts(
                seeds.scripts(), types, clients, bounds.maxCycleLength(), bounds.namedSubjects(), time, mishaps);
        for (int i = 0; i < kinds.list().size(); i++) {
            BugKind kind = kinds.list().get(i);
            SeedNotes notes = seeds.notes().get(i);
            mishaps.guard("predicting " + kind.plural(), () -> notes.predict(facts))
                    .ifPresent(candidates -> byKind.put(kind, candidates));
        }
    }

    /**
     * What is looked for.
     *
     * @param maxCycleLength how many locks a predicted deadlock may have at most
     * @param namedSubjects classes that the user has named one by one as subjects
     */
    public record Bounds(int maxCycleLength, List<String> namedSubjects) {}

    /** Tells whether nothing could be predicted because something went wrong. */
    boolean areLost() {
        return byKind.isEmpty();
    }

    /** Returns what was predicted of those kinds with which nothing went wrong. */
    Map<BugKind, Candidates> byKind() {
        return byKind;
    }

    /** Returns how many candidates there are to try. */
    public int candidates() {
        return byKind.values().stream().mapToInt(each -> each.list().size()).sum();
    }

    /** Returns what the kinds count, in their order. */
    Map<String, Long> counts() {
        Map<String, Long> counts = new LinkedHashMap<>();
        byKind.forEach((kind, candidates) -> {
            FindingFormat format = kind.format();
            Map<String, Long> ofKind = candidates.counts();
            format.counts().forEach(name -> counts.put(name, ofKind.getOrDefault(name, 0L)));
        });
        return counts;
    }

    /** Returns what cannot become tests, whatever is tried, by reason, for each kind. */
    List<Map<Reason, Long>> infeasible() {
        return byKind.values().stream().map(Candidates::infeasible).toList();
    }

    /** Returns the classes whose objects no threads share in a test. */
    List<String> notExamined() {
        return byKind.values().stream()
                .flatMap(candidates -> candidates.notExamined().stream())
                .distinct()
                .toList();
    }

    /** Returns the methods that threads do not call. */
    List<String> leftOut() {
        return clients.leftOut();
    }
}
