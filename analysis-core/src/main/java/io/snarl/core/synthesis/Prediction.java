package io.snarl.core.synthesis;

import io.snarl.core.carve.Reason;
import io.snarl.core.kind.deadlock.predict.CycleDetector;
import io.snarl.core.mishap.Mishaps;
import io.snarl.core.source.type.Types;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/** What the seed tests let expect, before a plan is made for any of it. */
public final class Prediction {

    private final ClientCalls clients;
    private final Optional<DeadlockCandidates> deadlocks;
    private final Optional<PairCandidates> pairs;

    /**
     * Predicts.
     *
     * @param time tells whether there is time to predict more
     * @param mishaps takes note of what goes wrong, which costs what it is about
     */
    public Prediction(SeedAnalysis seeds, Types types, Bounds bounds, BooleanSupplier time, Mishaps mishaps) {
        clients = new ClientCalls(types, seeds.scripts(), seeds.interior(), bounds.namedSubjects());
        deadlocks = mishaps.guard(
                "predicting deadlocks",
                () -> new DeadlockCandidates(
                        clients.of(seeds.dependencies().edges()),
                        bounds.maxCycleLength(),
                        new CycleDetector(types::isSubtype, time, mishaps),
                        mishaps));
        pairs = mishaps.guard(
                "predicting violations of atomicity",
                () -> new PairCandidates(seeds, types, clients, bounds.namedSubjects(), time, mishaps));
    }

    /**
     * What is looked for.
     *
     * @param maxCycleLength how many locks a predicted deadlock may have at most
     * @param namedSubjects classes that the user has named one by one as subjects
     */
    public record Bounds(int maxCycleLength, List<String> namedSubjects) {}

    /** Tells whether neither deadlocks nor violations could be predicted because something went wrong. */
    boolean isLost() {
        return deadlocks.isEmpty() && pairs.isEmpty();
    }

    List<DeadlockCandidate> deadlocks() {
        return deadlocks.map(DeadlockCandidates::list).orElse(List.of());
    }

    List<PairCandidate> pairs() {
        return pairs.map(PairCandidates::list).orElse(List.of());
    }

    /** Returns how many deadlocks and pairs of calls there are to try. */
    public int candidates() {
        return deadlocks().size() + pairs().size();
    }

    /** Returns how many circles of locks there are. */
    public long cycles() {
        return deadlocks.map(DeadlockCandidates::cycles).orElse(0L);
    }

    /** Returns how many triples of accesses there are. */
    public long triples() {
        return pairs.map(PairCandidates::triples).orElse(0L);
    }

    /** Returns how many data races there are. */
    public long races() {
        return pairs.map(PairCandidates::races).orElse(0L);
    }

    /** Returns what cannot become tests, whatever is tried: of deadlocks and of pairs, by reason. */
    List<Map<Reason, Long>> infeasible() {
        return Stream.concat(
                        deadlocks.map(DeadlockCandidates::infeasible).stream(),
                        pairs.map(PairCandidates::infeasible).stream())
                .toList();
    }

    /** Returns the classes whose objects no threads share in a test. */
    List<String> notExamined() {
        return pairs.map(PairCandidates::notExamined).orElse(List.of());
    }

    /** Returns the methods that threads do not call. */
    List<String> leftOut() {
        return clients.leftOut();
    }
}
