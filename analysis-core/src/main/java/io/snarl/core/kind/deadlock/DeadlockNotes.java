package io.snarl.core.kind.deadlock;

import io.snarl.core.kind.Candidates;
import io.snarl.core.kind.SeedFacts;
import io.snarl.core.kind.SeedNotes;
import io.snarl.core.kind.deadlock.predict.LockDependencies;
import io.snarl.core.lock.LockObserver;
import io.snarl.core.path.Heap;
import io.snarl.core.seed.SeedObserver;
import java.util.List;
import java.util.Set;

/** Notes which locks are taken while others are held. */
public final class DeadlockNotes implements SeedNotes {

    private final LockDependencies dependencies = new LockDependencies();

    @Override
    public List<SeedObserver> observersOf(Heap heap, LockObserver locks) {
        locks.listen(dependencies);
        return List.of();
    }

    @Override
    public boolean occurIn(int test) {
        return dependencies.occurIn(test);
    }

    @Override
    public void forget(int test) {
        dependencies.forget(test);
    }

    /** Returns none: any class may take part in a deadlock. */
    @Override
    public Set<String> classes() {
        return Set.of();
    }

    @Override
    public Candidates predict(SeedFacts facts) {
        return new DeadlockCandidates(dependencies, facts);
    }

    /** Returns the nested acquisitions of all tests. */
    public LockDependencies dependencies() {
        return dependencies;
    }
}
