package io.snarl.benchmark.scheduler.measured;

import io.snarl.benchmark.scheduler.subject.SharedTest;
import io.snarl.benchmark.scheduler.subject.Threads;
import org.jetbrains.lincheck.Lincheck;
import org.jetbrains.lincheck.LincheckAssertionError;

/** Lincheck with the test as it is, which it can explore since version 3. */
final class LincheckThreads implements Tool {

    @Override
    public boolean explore(SharedTest test, int round) {
        try {
            Lincheck.runConcurrentTest(Integer.MAX_VALUE, test.body(Threads::plain));
            return false;
        } catch (LincheckAssertionError e) {
            return !e.getMessage().isEmpty();
        }
    }
}
