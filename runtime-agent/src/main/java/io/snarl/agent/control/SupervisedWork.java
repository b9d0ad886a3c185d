package io.snarl.agent.control;

import io.snarl.agent.control.carrier.Carrier;
import io.snarl.agent.execution.Failure;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;

/** Work on a thread of its own, which is abandoned when a test does not give that thread back. */
final class SupervisedWork<T> {

    private static final int MILLIS = 100;

    private final FutureTask<T> work;

    SupervisedWork(Callable<T> work) {
        this.work = new FutureTask<>(work);
    }

    T result(Execution execution, Function<Failure, T> lost) throws Exception {
        var thread = new Thread(work, "snarl test");
        thread.setDaemon(true);
        thread.setContextClassLoader(Thread.currentThread().getContextClassLoader());
        Carrier.start(thread);
        while (true) {
            try {
                return work.get(MILLIS, TimeUnit.MILLISECONDS);
            } catch (TimeoutException e) {
                if (execution.parts.unwinder.hasLostMain()) {
                    return lost.apply(execution.parts.state.failure());
                }
            } catch (ExecutionException e) {
                if (e.getCause() instanceof Exception cause) {
                    throw cause;
                }
                throw e;
            }
        }
    }
}
