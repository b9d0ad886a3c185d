package io.snarl.core.kind.endless;

import io.snarl.core.carve.Reason;
import io.snarl.core.kind.Candidates;
import io.snarl.core.kind.SeedFacts;
import io.snarl.core.kind.SeedNotes;
import io.snarl.core.kind.TrialQueue;
import io.snarl.core.lock.LockObserver;
import io.snarl.core.path.Heap;
import io.snarl.core.seed.SeedObserver;
import io.snarl.core.trial.TestSources;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Notes which tests have an event at all, and suspects each of their calls. */
final class EndlessNotes implements SeedNotes {

    private final Set<Integer> tests = new HashSet<>();

    @Override
    public List<SeedObserver> observersOf(Heap heap, LockObserver locks) {
        return List.of((number, event, moment) -> {
            if (moment.subjectCall() != null) {
                tests.add(moment.subjectCall().test().number());
            }
        });
    }

    @Override
    public boolean occurIn(int test) {
        return tests.contains(test);
    }

    @Override
    public void forget(int test) {
        tests.remove(test);
    }

    @Override
    public Set<String> classes() {
        return Set.of();
    }

    @Override
    public Candidates predict(SeedFacts facts) {
        List<EndlessCandidate> list = facts.scripts().values().stream()
                .flatMap(script -> script.calls().stream().map(EndlessCandidate::new))
                .toList();
        return new Suspicions(list);
    }

    private record Suspicions(List<EndlessCandidate> list) implements Candidates {

        @Override
        public Map<Reason, Long> infeasible() {
            return Map.of(Reason.GUARDED, 1L);
        }

        @Override
        public Map<String, Long> counts() {
            return Map.of("calls", (long) list.size());
        }

        @Override
        public TrialQueue trials(TestSources sources) {
            return new EndlessTrials(list);
        }
    }
}
