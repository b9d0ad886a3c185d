package io.snarl.core.kind.atomicity;

import io.snarl.core.kind.Candidates;
import io.snarl.core.kind.SeedFacts;
import io.snarl.core.kind.SeedNotes;
import io.snarl.core.kind.atomicity.access.AccessObserver;
import io.snarl.core.kind.atomicity.access.CallProfiles;
import io.snarl.core.lock.LockObserver;
import io.snarl.core.path.Heap;
import io.snarl.core.seed.SeedObserver;
import java.util.List;
import java.util.Set;

/** Notes which variables client calls access, and with which locks. */
public final class AtomicityNotes implements SeedNotes {

    private final CallProfiles profiles = new CallProfiles();

    @Override
    public List<SeedObserver> observersOf(Heap heap, LockObserver locks) {
        return List.of(new AccessObserver(profiles, heap, locks));
    }

    @Override
    public boolean occurIn(int test) {
        return profiles.occurIn(test);
    }

    @Override
    public void forget(int test) {
        profiles.forget(test);
    }

    @Override
    public Set<String> classes() {
        return profiles.classes();
    }

    @Override
    public Candidates predict(SeedFacts facts) {
        return new PairCandidates(profiles, facts);
    }

    /** Returns what the calls of all tests access. */
    public CallProfiles profiles() {
        return profiles;
    }
}
