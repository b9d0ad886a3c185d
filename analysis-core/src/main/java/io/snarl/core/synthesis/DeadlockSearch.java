package io.snarl.core.synthesis;

import io.snarl.core.mishap.Mishaps;
import io.snarl.core.synthesis.Rounds.Trial;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** Tries plans of all candidates until each has shown what it predicts, or has nothing left to try. */
final class DeadlockSearch {

    /** How many plans are tried for a candidate of which nothing has been seen. */
    private static final int MOST_TRIES = 5;

    /** How many are tried for one that has shown a deadlock, but not all that were predicted. */
    private static final int TRIES_AFTER_SUCCESS = 2;

    private final Planner planner;
    private final Sources writer;
    private final Rounds rounds;
    private final SetUpOnce setUpOnce;
    private final Clock clock;
    private final Mishaps mishaps;
    private final Map<Candidate, List<Attempt>> attempts = new LinkedHashMap<>();
    private final Map<Candidate, List<Planned>> longer = new HashMap<>();
    private final Map<DeadlockCandidate, Integer> tries = new HashMap<>();
    private final Set<List<String>> shown = new HashSet<>();

    DeadlockSearch(Planner planner, Sources writer, Rounds rounds, SetUpOnce setUpOnce, Clock clock) {
        this.setUpOnce = setUpOnce;
        this.planner = planner;
        this.writer = writer;
        this.rounds = rounds;
        this.clock = clock;
        this.mishaps = rounds.mishaps();
    }

    /** Tries them as long as there is time; may be called again when there is more. */
    void run(List<DeadlockCandidate> candidates) throws IOException, InterruptedException {
        List<DeadlockCandidate> open = candidates.stream().filter(this::isOpen).toList();
        for (int round = 1; !open.isEmpty() && clock.isTimeLeft(); round++) {
            Iterator<Trial> trials = open.stream().flatMap(this::trialsOf).iterator();
            List<Attempt> done = rounds.run("round " + round, trials);
            done.forEach(this::take);
            rounds.run("round " + round + ", set up once", again(done, setUpOnce::after))
                    .forEach(this::take);
            rounds.run("round " + round + " with exceptions tolerated", again(done, Tolerance::after))
                    .forEach(this::take);
            open = candidates.stream().filter(this::isOpen).toList();
        }
    }

    /** What to try for those candidates of which no test has shown a deadlock, since their calls fail one after the other. */
    private Iterator<Trial> again(List<Attempt> done, Function<Attempt, List<Planned>> otherwise) {
        return done.stream()
                .filter(attempt -> !isShown(attempt.candidate()) && !mayStillPass(attempt.candidate()))
                .flatMap(
                        attempt -> mishaps
                                .guard(
                                        "planning tests of "
                                                + attempt.candidate().name(),
                                        () -> otherwise.apply(attempt))
                                .stream()
                                .flatMap(List::stream)
                                .map(planned -> new Trial(attempt.candidate(), planned)))
                .iterator();
    }

    private boolean isShown(Candidate candidate) {
        return attemptsOf(candidate).stream()
                .anyMatch(attempt -> !attempt.bugs().isEmpty());
    }

    private boolean mayStillPass(Candidate candidate) {
        return !longer.getOrDefault(candidate, List.of()).isEmpty();
    }

    private Stream<Trial> trialsOf(DeadlockCandidate candidate) {
        Optional<List<Planned>> plans =
                mishaps.guard("planning tests of " + candidate.name(), () -> plansOf(candidate));
        if (plans.isEmpty()) {
            mishaps.latest().ifPresent(candidate::fail);
            candidate.skip();
        }
        return plans.stream().flatMap(List::stream).map(planned -> new Trial(candidate, planned));
    }

    /** The longer forms of the plan that was tried last, or the shortest of the next plan that can be written. */
    private List<Planned> plansOf(DeadlockCandidate candidate) {
        if (mayStillPass(candidate)) {
            return longer.remove(candidate);
        }
        Planned planned = candidate.nextPlan(planner);
        while (planned != null) {
            Optional<String> obstacle = writer.obstacle(planned);
            if (obstacle.isEmpty()) {
                List<Planned> lengths = planned.fromShortToLong();
                longer.put(candidate, lengths.subList(1, lengths.size()));
                tries.merge(candidate, 1, Integer::sum);
                return lengths.subList(0, 1);
            }
            candidate.refuse(obstacle.get());
            planned = candidate.nextPlan(planner);
        }
        candidate.exhaust();
        return List.of();
    }

    private void take(Attempt attempt) {
        attempts.computeIfAbsent(attempt.candidate(), key -> new ArrayList<>()).add(attempt);
        shown.addAll(attempt.signatures());
    }

    private boolean isOpen(DeadlockCandidate candidate) {
        int mostTries = isShown(candidate) ? TRIES_AFTER_SUCCESS : MOST_TRIES;
        boolean more =
                mayStillPass(candidate) || !candidate.isExhausted() && tries.getOrDefault(candidate, 0) < mostTries;
        return more && !notShown(candidate).isEmpty();
    }

    /** Returns the signatures of those predicted deadlocks of a candidate that no test has shown. */
    Set<List<String>> notShown(DeadlockCandidate candidate) {
        Set<List<String>> left = new HashSet<>();
        candidate.cycles().forEach(cycle -> left.add(cycle.predicted().signature()));
        left.removeAll(shown);
        return left;
    }

    /** Returns what was run for a candidate. */
    List<Attempt> attemptsOf(Candidate candidate) {
        return attempts.getOrDefault(candidate, List.of());
    }

    /** Returns how many tests were run. */
    int tests() {
        return attempts.values().stream().mapToInt(List::size).sum();
    }

    /**
     * Returns the tests to keep: as few as show all deadlocks that were seen. Those with fewer threads come first; of those that show
     * as many, the shortest is taken, and of these the one that was tried first.
     */
    List<Attempt> best() {
        List<Attempt> all = attempts.values().stream().flatMap(List::stream).toList();
        Map<Attempt, Attempt> best = new HashMap<>();
        Set<List<String>> known = new HashSet<>();
        Optional<Attempt> next = mostNew(all, known);
        while (next.isPresent()) {
            best.put(next.get(), next.get().besides(known));
            known.addAll(next.get().signatures());
            next = mostNew(all, known);
        }
        return all.stream().filter(best::containsKey).map(best::get).toList();
    }

    private static Optional<Attempt> mostNew(List<Attempt> attempts, Set<List<String>> known) {
        return attempts.stream()
                .filter(attempt -> !known.containsAll(attempt.signatures()))
                .min(Comparator.<Attempt>comparingInt(
                                attempt -> attempt.planned().plan().threads().size())
                        .thenComparingLong(attempt -> -attempt.signatures().stream()
                                .filter(signature -> !known.contains(signature))
                                .count())
                        .thenComparingInt(
                                attempt -> attempt.planned().plan().setUp().size()));
    }
}
