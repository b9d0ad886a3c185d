package io.snarl.core.kind.atomicity;

import io.snarl.contract.code.MethodSignature;
import io.snarl.core.carve.Reason;
import io.snarl.core.kind.Attempt;
import io.snarl.core.kind.Candidate;
import io.snarl.core.kind.Promise;
import io.snarl.core.kind.ShownCauses;
import io.snarl.core.kind.Trial;
import io.snarl.core.kind.TrialQueue;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Tries plans of pairs until each has shown a violation, or has nothing left that is worth trying.
 *
 * <p>Pairs of a {@link Rank} are tried before those of the next one, since what comes of them decides whether those are worth a try.
 */
final class PairTrials implements TrialQueue {

    /** Among how many tests those pairs share that are still open: of few pairs each gets several plans at a time. */
    private static final int SHARED_TESTS = 120;

    /** How many plans a pair gets at a time at most. */
    private static final int MOST_PLANS = 6;

    private final Map<Candidate, PairProgress> all = new LinkedHashMap<>();
    private final PairRanks ranks;
    private final Set<PairProgress> tried = new LinkedHashSet<>();
    private final Set<MethodSignature> uncontrolled = new HashSet<>();
    private List<PairProgress> ofRank = List.of();
    private List<PairProgress> open = new ArrayList<>();
    private final ShownCauses shown = new ShownCauses();
    private final Set<PairProgress> explained = new LinkedHashSet<>();
    private boolean listing;
    private int turnsBefore;
    private int turnsOfRank;

    PairTrials(List<PairCandidate> candidates, PairProgress.Tools tools) {
        candidates.forEach(candidate -> all.put(candidate, new PairProgress(candidate, tools)));
        ranks = new PairRanks(candidates);
    }

    @Override
    public Optional<Promise> promise() {
        Optional<PairProgress> first = first();
        while (first.isEmpty()) {
            if (isWaiting() || !beginNextRank()) {
                return Optional.empty();
            }
            first = first();
        }
        return first.map(progress -> new Promise(listing, turnsBefore + progress.turns(), Promise.Severity.WRONG_DATA));
    }

    @Override
    public int open() {
        return (int) all.values().stream().filter(PairProgress::isUndecided).count();
    }

    @Override
    public Optional<Trial> next() {
        do {
            Optional<Trial> trial = nextOfRank();
            if (trial.isPresent() || isWaiting()) {
                return trial;
            }
        } while (beginNextRank());
        return Optional.empty();
    }

    private boolean isWaiting() {
        return open.stream().anyMatch(PairProgress::isWaiting);
    }

    /** Those that have had the fewest turns have most promise. */
    private Optional<Trial> nextOfRank() {
        Optional<PairProgress> first = first();
        while (first.isPresent()) {
            Optional<Trial> trial = first.get().next(this::plansAtATime, uncontrolled::contains);
            if (trial.isPresent()) {
                return trial;
            }
            if (!first.get().isWaiting()) {
                open.remove(first.get());
            }
            first = first();
        }
        return Optional.empty();
    }

    /** What nothing new can be learned from is left until the end. */
    private Optional<PairProgress> first() {
        if (!listing) {
            open.stream().filter(progress -> progress.isExplained(shown)).forEach(explained::add);
            open.removeAll(explained);
        }
        return open.stream()
                .filter(progress -> !progress.isWaiting())
                .min(Comparator.comparingInt(PairProgress::turns));
    }

    private int plansAtATime() {
        long sharing = ofRank.stream().filter(PairProgress::isOpen).count();
        return (int) Math.max(1, Math.min(MOST_PLANS, SHARED_TESTS / Math.max(1, sharing)));
    }

    private boolean beginNextRank() {
        Optional<PairRanks.Rank> rank = ranks.next();
        rank.ifPresent(begun -> {
            turnsBefore += turnsOfRank;
            turnsOfRank = begun.turns();
            ofRank = begun.candidates().stream().map(all::get).toList();
            ofRank.forEach(progress -> progress.grant(begun.turns()));
            open = new ArrayList<>(ofRank);
        });
        return rank.isPresent() || beginListing();
    }

    /** Begins to try, with little effort, what can only show causes that are known. */
    private boolean beginListing() {
        if (listing) {
            return false;
        }
        listing = true;
        explained.forEach(PairProgress::grantGlance);
        open = new ArrayList<>(explained);
        return !open.isEmpty();
    }

    /** A call that cannot be controlled beside another one like it cannot be beside others, and each try would cost a JVM. */
    @Override
    public void learn(Attempt attempt) {
        PairProgress progress = all.get(attempt.candidate());
        progress.learn(attempt);
        shown.learn(attempt);
        tried.add(progress);
        if (attempt.isUncontrolled() && progress.candidate().isOfOneMethod()) {
            uncontrolled.add(progress.candidate().methods().get(0));
        }
    }

    @Override
    public void close() {
        Set<List<String>> names = new HashSet<>();
        tried.forEach(progress -> names.add(progress.candidate().names()));
        for (PairProgress progress : all.values()) {
            PairCandidate candidate = progress.candidate();
            if (candidate.attempts().isEmpty()) {
                if (candidate.obstacle().isEmpty() && names.contains(candidate.names())) {
                    candidate.leaveOut(Reason.OVERLOADED);
                } else {
                    candidate.leaveOver();
                }
            }
        }
    }

    /** Returns the tests to keep: one for each pair of methods and variable, however many ways there are to show it. */
    @Override
    public List<Attempt> best() {
        Map<List<String>, Attempt> best = new LinkedHashMap<>();
        for (PairProgress progress : tried) {
            progress.candidate().shown().ifPresent(attempt -> best.merge(cause(attempt), attempt, PairTrials::better));
        }
        return List.copyOf(best.values());
    }

    private static List<String> cause(Attempt attempt) {
        return attempt.bugs().get(0).defect().signature();
    }

    private static Attempt better(Attempt one, Attempt other) {
        int length = one.planned().plan().setUp().size();
        return other.planned().plan().setUp().size() < length ? other : one;
    }
}
