package io.snarl.core.synthesis;

import io.snarl.core.kind.Attempt;
import io.snarl.core.kind.Promise;
import io.snarl.core.kind.Trial;
import io.snarl.core.mishap.Mishaps;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Runs the trials of all kinds of bugs, the most promising first, until there are none or the time is over.
 *
 * <p>What comes of them is learned in the order in which they were begun, whichever ends first, and what is begun next depends on what
 * has been learned by then and on nothing else. So it makes no difference how fast a machine is and how many JVMs the lab has.
 */
final class TrialStream {

    /** How many trials are under way at most: enough for the lab to go on while others are planned. */
    private static final int MOST_UNDER_WAY = 16;

    /** How many are begun together at most, since to compile several takes little more than to compile one. */
    private static final int MOST_TOGETHER = 8;

    /** How many are begun first, so that what they show can be told soon. */
    private static final int FIRST_TOGETHER = 2;

    private final List<KindSearch> searches;
    private final TrialRunner runner;
    private final TimeBudget time;
    private final Mishaps mishaps;
    private final Deque<Begun> underWay = new ArrayDeque<>();
    private final Set<String> told = new HashSet<>();
    private final Set<KindSearch> failed = new HashSet<>();
    private int together = FIRST_TOGETHER;
    private int tried;

    TrialStream(List<KindSearch> searches, TrialRunner runner, TimeBudget time, Mishaps mishaps) {
        this.searches = searches;
        this.runner = runner;
        this.time = time;
        this.mishaps = mishaps;
    }

    /** A trial that is under way, and whose search learns from it. */
    private record Begun(KindSearch search, TrialRunner.Running running) {}

    private record Chosen(KindSearch search, Trial trial) {}

    void run() throws IOException, InterruptedException {
        long start = System.nanoTime();
        while (beginMore() || !underWay.isEmpty()) {
            if (!underWay.isEmpty()) {
                learn(underWay.remove());
                time.mention(() -> progress() + expectation(Duration.ofNanos(System.nanoTime() - start)));
            }
        }
        time.detail(progress());
    }

    /** Begins trials as long as there is room for them; tells whether there were any. */
    private boolean beginMore() throws IOException {
        boolean any = false;
        while (underWay.size() <= MOST_UNDER_WAY - together && time.isTimeLeft()) {
            TimeBudget.Activity planning = time.measure("planning");
            List<Chosen> chosen = chosen(together);
            planning.end();
            if (chosen.isEmpty()) {
                break;
            }
            List<TrialRunner.Running> running =
                    runner.begin(chosen.stream().map(Chosen::trial).toList());
            for (int i = 0; i < chosen.size(); i++) {
                underWay.add(new Begun(chosen.get(i).search(), running.get(i)));
            }
            together = Math.min(MOST_TOGETHER, together * 2);
            any = true;
        }
        return any;
    }

    private List<Chosen> chosen(int most) {
        List<Chosen> chosen = new ArrayList<>();
        while (chosen.size() < most && time.isTimeLeft()) {
            Optional<Chosen> next = next();
            if (next.isEmpty()) {
                break;
            }
            chosen.add(next.get());
        }
        return chosen;
    }

    private Optional<Chosen> next() {
        Optional<KindSearch> best = best();
        while (best.isPresent()) {
            KindSearch search = best.get();
            Optional<Optional<Trial>> trial = guarded(search, search.queue()::next);
            if (trial.isPresent() && trial.get().isPresent()) {
                return Optional.of(new Chosen(search, trial.get().get()));
            }
            best = best();
        }
        return Optional.empty();
    }

    private Optional<KindSearch> best() {
        record Offer(KindSearch search, Promise promise) {}
        return searches.stream()
                .filter(search -> !failed.contains(search))
                .flatMap(search -> guarded(search, search.queue()::promise)
                        .flatMap(promise -> promise)
                        .map(promise -> new Offer(search, promise))
                        .stream())
                .min(Comparator.comparing(Offer::promise))
                .map(Offer::search);
    }

    /** A kind that cannot choose any more has no further trials. */
    private <T> Optional<T> guarded(KindSearch search, Supplier<T> question) {
        Optional<T> answer = mishaps.guard("confirming " + search.kind().plural(), question);
        if (answer.isEmpty()) {
            failed.add(search);
        }
        return answer;
    }

    /** Tells whether each kind has come to its end. */
    boolean hasSearched() {
        return failed.isEmpty();
    }

    private void learn(Begun begun) throws IOException, InterruptedException {
        Attempt attempt = runner.end(begun.running());
        tried++;
        tell(attempt);
        mishaps.run(
                "learning from a test of " + attempt.candidate().name(),
                () -> begun.search().queue().learn(attempt));
    }

    /** Nobody should have to wait for the end to know that there is a bug. */
    private void tell(Attempt attempt) {
        if (!attempt.bugs().isEmpty() && told.add(attempt.candidate().name())) {
            time.say("A test fails: " + attempt.candidate().name());
        }
    }

    private String progress() {
        return "tests tried: " + tried + ", suspicions shown: " + told.size() + ", open: " + open() + " of "
                + candidates();
    }

    private int open() {
        return searches.stream().mapToInt(search -> search.queue().open()).sum();
    }

    private int candidates() {
        return searches.stream().mapToInt(search -> search.candidates().size()).sum();
    }

    /** Those that are left are expected to take as long as those before. */
    private String expectation(Duration spent) {
        int decided = candidates() - open();
        if (decided == 0 || open() == 0) {
            return "";
        }
        Duration expected = spent.multipliedBy(open()).dividedBy(decided);
        Duration left = time.left();
        return ", which may take "
                + (expected.compareTo(left) < 0
                        ? Math.max(1, expected.toSeconds()) + " s"
                        : "longer than the " + left.toSeconds() + " s that are left");
    }
}
