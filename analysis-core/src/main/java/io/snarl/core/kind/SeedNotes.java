package io.snarl.core.kind;

import io.snarl.core.lock.LockObserver;
import io.snarl.core.path.Heap;
import io.snarl.core.seed.SeedObserver;
import java.util.List;
import java.util.Set;

/** What a kind of bug notes while the traces of the seed tests are read, one test after the other. */
public interface SeedNotes {

    /**
     * Returns what follows the next test.
     *
     * @param heap knows how objects are reached in this test, and gets to know each event before
     * @param locks knows the locks that its calls hold, and gets to know each event before
     */
    List<SeedObserver> observersOf(Heap heap, LockObserver locks);

    /** Tells whether something was noted in a test. */
    boolean occurIn(int test);

    /** Takes back what was noted in a test, since not all of it is known. */
    void forget(int test);

    /** Returns the classes of whose calls something was noted. */
    Set<String> classes();

    /** Predicts bugs from what was noted. */
    Candidates predict(SeedFacts facts);
}
