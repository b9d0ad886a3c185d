package io.snarl.core.kind.atomicity;

import io.snarl.core.carve.Reason;
import io.snarl.core.kind.atomicity.predict.Triple;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Puts pairs in ranks by what they promise.
 *
 * <p>A method beside itself comes first: if the scheduler cannot control that, no pair with the method is worth a try. Overloaded methods
 * mostly fail in the same way, so that the others need not be tried if the first one does.
 */
final class PairRanks {

    private static final int TURNS = 3;

    /** How many pairs are tried of which only a data race is known: it takes more than one access of a call to do harm. */
    private static final int MOST_RACES = 150;

    /** How many more pairs are tried whose methods have the same names. */
    private static final int MOST_OVERLOADED = 4;

    private final List<List<PairCandidate>> alike;
    private final Deque<Supplier<Rank>> ranks = new ArrayDeque<>();

    PairRanks(List<PairCandidate> candidates) {
        Map<List<String>, List<PairCandidate>> byNames = new LinkedHashMap<>();
        candidates.forEach(candidate -> byNames.computeIfAbsent(candidate.names(), key -> new ArrayList<>())
                .add(candidate));
        this.alike = List.copyOf(byNames.values());
        List<PairCandidate> races =
                firsts().filter(candidate -> candidate.pair().isOnlyRace()).toList();
        races.stream().skip(MOST_RACES).forEach(candidate -> candidate.leaveOut(Reason.TOO_MANY));
        ranks.add(() -> new Rank(
                firstsWithTriples().filter(PairCandidate::isOfOneMethod).toList(), 1));
        ranks.add(() -> new Rank(firstsWithTriples().toList(), TURNS));
        ranks.add(() ->
                new Rank(alike.stream().flatMap(PairRanks::othersWorthATry).toList(), TURNS));
        ranks.add(() -> new Rank(races.stream().limit(MOST_RACES).toList(), 1));
    }

    /**
     * Pairs that promise as much as each other.
     *
     * @param turns how often each of them gets plans
     */
    record Rank(List<PairCandidate> candidates, int turns) {}

    /** Returns the next rank, which may depend on what came of those before. */
    Optional<Rank> next() {
        return Optional.ofNullable(ranks.poll()).map(Supplier::get);
    }

    private Stream<PairCandidate> firsts() {
        return alike.stream().map(some -> some.get(0));
    }

    private Stream<PairCandidate> firstsWithTriples() {
        return firsts().filter(candidate -> !candidate.pair().isOnlyRace());
    }

    private static Stream<PairCandidate> othersWorthATry(List<PairCandidate> some) {
        Set<String> shown = new HashSet<>();
        some.stream()
                .flatMap(candidate -> candidate.shown().stream())
                .flatMap(attempt -> attempt.bugs().stream())
                .forEach(bug -> shown.addAll(bug.defect().signature()));
        return some.stream()
                .skip(1)
                .filter(candidate -> !candidate.pair().isOnlyRace() && isNew(candidate, shown))
                .limit(MOST_OVERLOADED);
    }

    /** Tells whether a pair is about variables at which its methods were not seen to conflict. */
    private static boolean isNew(PairCandidate candidate, Set<String> shown) {
        return shown.isEmpty()
                || candidate.pair().triples().stream()
                        .map(Triple::current)
                        .noneMatch(access -> shown.contains(access.variable()));
    }
}
