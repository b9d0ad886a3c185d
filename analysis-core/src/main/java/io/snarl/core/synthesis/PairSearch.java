package io.snarl.core.synthesis;

import io.snarl.contract.result.TestOutcome;
import io.snarl.core.carve.Reason;
import io.snarl.core.mishap.Mishaps;
import io.snarl.core.synthesis.Rounds.Trial;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Tries plans of pairs until each has shown a violation, or has nothing left that is worth trying. */
final class PairSearch {

    private static final int ROUNDS = 3;

    /** How many pairs are tried of which only a data race is known: it takes more than one access of a call to do harm. */
    private static final int MOST_RACES = 150;

    /** How many more pairs are tried whose methods have the same names. */
    private static final int MOST_OVERLOADED = 4;

    /** How many tests a round should have: a JVM that has been started may as well run some more. */
    private static final int TESTS = 120;

    /** How many plans are tried for one pair in a round at most. */
    private static final int MOST_PLANS = 6;

    private final PairPlanner planner;
    private final Sources writer;
    private final Rounds rounds;
    private final SetUpOnce setUpOnce;
    private final Clock clock;
    private final Mishaps mishaps;
    private final Map<PairCandidate, List<Attempt>> attempts = new LinkedHashMap<>();
    private final Set<String> uncontrolled = new HashSet<>();

    PairSearch(PairPlanner planner, Sources writer, Rounds rounds, SetUpOnce setUpOnce, Clock clock) {
        this.setUpOnce = setUpOnce;
        this.planner = planner;
        this.writer = writer;
        this.rounds = rounds;
        this.clock = clock;
        this.mishaps = rounds.mishaps();
    }

    /** Overloaded methods mostly fail in the same way, so that the others need not be tried if the first one does. */
    void run(List<PairCandidate> candidates) throws IOException, InterruptedException {
        Map<List<String>, List<PairCandidate>> alike = new LinkedHashMap<>();
        candidates.forEach(candidate -> alike.computeIfAbsent(names(candidate), key -> new ArrayList<>())
                .add(candidate));
        List<PairCandidate> first = alike.values().stream()
                .map(some -> some.get(0))
                .filter(candidate -> !candidate.pair().isOnlyRace())
                .toList();
        search(
                "methods with themselves",
                first.stream().filter(PairSearch::isOfOneMethod).toList(),
                1);
        search("pairs", first, ROUNDS);
        search(
                "other pairs",
                alike.values().stream()
                        .flatMap(some -> some.stream()
                                .skip(1)
                                .filter(candidate -> !candidate.pair().isOnlyRace() && isNew(candidate))
                                .limit(MOST_OVERLOADED))
                        .toList(),
                ROUNDS);
        List<PairCandidate> races = alike.values().stream()
                .map(some -> some.get(0))
                .filter(candidate -> candidate.pair().isOnlyRace())
                .toList();
        races.stream().skip(MOST_RACES).forEach(candidate -> candidate.leaveOut(Reason.TOO_MANY));
        search("data races", races.stream().limit(MOST_RACES).toList(), 1);
    }

    private static List<String> names(PairCandidate candidate) {
        return candidate.methods().stream()
                .map(method -> method.substring(0, method.lastIndexOf('(')))
                .sorted()
                .toList();
    }

    /** Tells whether a pair is about variables at which its methods were not seen to get in each other's way. */
    private boolean isNew(PairCandidate candidate) {
        Set<String> shown = new HashSet<>();
        for (PairCandidate tried : attempts.keySet()) {
            if (names(tried).equals(names(candidate))) {
                shown(tried).ifPresent(attempt -> attempt.bugs().forEach(bug -> shown.addAll(bug.signature())));
            }
        }
        return shown.isEmpty()
                || candidate.pair().triples().stream()
                        .noneMatch(triple -> shown.contains(triple.current().variable()));
    }

    private void search(String what, List<PairCandidate> candidates, int mostRounds)
            throws IOException, InterruptedException {
        List<PairCandidate> open = open(candidates);
        for (int round = 1; round <= mostRounds && !open.isEmpty() && clock.isTimeLeft(); round++) {
            int plans = Math.max(1, Math.min(MOST_PLANS, TESTS / open.size()));
            Iterator<Trial> trials = open.stream()
                    .flatMap(candidate -> trialsOf(candidate, plans))
                    .iterator();
            List<Attempt> tried = rounds.run(what + ", round " + round, trials);
            tried.forEach(this::add);
            noteUncontrolled(tried);
            rounds.run(what + ", round " + round + ", set up once", setUpOnce(tried))
                    .forEach(this::add);
            open = open(open);
        }
    }

    private static boolean isOfOneMethod(PairCandidate candidate) {
        return candidate.methods().get(0).equals(candidate.methods().get(1));
    }

    /** A call that cannot be controlled beside another one like it cannot be beside others, and each try would cost a JVM. */
    private void noteUncontrolled(List<Attempt> tried) {
        tried.stream()
                .filter(PairSearch::isUncontrolled)
                .map(attempt -> (PairCandidate) attempt.candidate())
                .filter(PairSearch::isOfOneMethod)
                .forEach(candidate -> uncontrolled.add(candidate.methods().get(0)));
    }

    private static boolean isUncontrolled(Attempt attempt) {
        return attempt.test()
                .filter(test -> test.outcome() == TestOutcome.UNCONTROLLED)
                .isPresent();
    }

    /** Returns those of which it is worth to try more. */
    private List<PairCandidate> open(List<PairCandidate> candidates) {
        List<PairCandidate> open = new ArrayList<>();
        for (PairCandidate candidate : candidates) {
            if (candidate.methods().stream().anyMatch(uncontrolled::contains)) {
                candidate.leaveOut(Reason.UNCONTROLLED);
            } else if (shown(candidate).isEmpty()
                    && attemptsOf(candidate).stream().noneMatch(PairSearch::isUncontrolled)) {
                open.add(candidate);
            }
        }
        return open;
    }

    private void add(Attempt attempt) {
        attempts.computeIfAbsent((PairCandidate) attempt.candidate(), key -> new ArrayList<>())
                .add(attempt);
    }

    private Iterator<Trial> setUpOnce(List<Attempt> tried) {
        return tried.stream()
                .filter(attempt -> !isUncontrolled(attempt)
                        && shown((PairCandidate) attempt.candidate()).isEmpty())
                .flatMap(
                        attempt -> mishaps
                                .guard(
                                        "planning tests of "
                                                + attempt.candidate().name(),
                                        () -> setUpOnce.after(attempt))
                                .stream()
                                .flatMap(List::stream)
                                .map(planned -> new Trial(attempt.candidate(), planned)))
                .distinct()
                .iterator();
    }

    private Stream<Trial> trialsOf(PairCandidate candidate, int plans) {
        List<Planned> made = new ArrayList<>();
        if (!mishaps.run("planning tests of " + candidate.name(), () -> addPlans(made, candidate, plans))) {
            mishaps.latest().ifPresent(candidate::fail);
        }
        return made.stream().map(planned -> new Trial(candidate, planned));
    }

    /** All lengths at once, since the state of the objects decides what can be seen. */
    private void addPlans(List<Planned> made, PairCandidate candidate, int plans) {
        int left = plans;
        Planned planned = candidate.nextPlan(planner);
        while (planned != null) {
            Optional<String> obstacle = writer.obstacle(planned);
            if (obstacle.isEmpty()) {
                candidate.write();
                made.addAll(planned.fromShortToLong());
                left--;
            } else {
                candidate.refuse(obstacle.get());
            }
            planned = left > 0 ? candidate.nextPlan(planner) : null;
        }
    }

    /** Returns the shortest test of a pair that has shown a violation. */
    private Optional<Attempt> shown(PairCandidate candidate) {
        return attemptsOf(candidate).stream()
                .filter(attempt -> !attempt.bugs().isEmpty())
                .min(Comparator.comparingInt(
                        attempt -> attempt.planned().plan().setUp().size()));
    }

    /** Returns what was run for a pair. */
    List<Attempt> attemptsOf(PairCandidate candidate) {
        return attempts.getOrDefault(candidate, List.of());
    }

    /** Returns how many tests were run. */
    int tests() {
        return attempts.values().stream().mapToInt(List::size).sum();
    }

    /** Tells whether a pair was left out because others of the same names were tried. */
    boolean isCovered(PairCandidate candidate) {
        return attemptsOf(candidate).isEmpty()
                && candidate.obstacle() == null
                && attempts.keySet().stream().anyMatch(tried -> names(tried).equals(names(candidate)));
    }

    /** Returns the tests to keep: one for each pair of methods and variable, however many ways there are to show it. */
    List<Attempt> best() {
        Map<List<String>, Attempt> best = new LinkedHashMap<>();
        for (PairCandidate candidate : attempts.keySet()) {
            shown(candidate).ifPresent(attempt -> best.merge(cause(attempt), attempt, PairSearch::better));
        }
        return List.copyOf(best.values());
    }

    private static List<String> cause(Attempt attempt) {
        return attempt.bugs().get(0).signature();
    }

    private static Attempt better(Attempt one, Attempt other) {
        int length = one.planned().plan().setUp().size();
        return other.planned().plan().setUp().size() < length ? other : one;
    }
}
