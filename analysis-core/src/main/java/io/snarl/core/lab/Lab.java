package io.snarl.core.lab;

import io.snarl.core.lab.LabResult.Cause;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

/**
 * Runs generated tests under the scheduler, several at the same time, each in a JVM that runs nothing else meanwhile. A JVM that is lost
 * costs no more than the test that ended it.
 */
public final class Lab implements AutoCloseable {

    /** No limit but that of the tests themselves. */
    private static final Supplier<Duration> AS_LONG_AS_IT_TAKES = () -> Duration.ofDays(1);

    private final TestCompiler compiler;
    private final LabPlace place;
    private final LabJournal journal;
    private final boolean concluding;
    private final WrittenClasses compiled = new WrittenClasses();
    private final BlockingQueue<Work> works = new LinkedBlockingQueue<>();
    private final List<Thread> threads = new ArrayList<>();
    private final LabTimes times = new LabTimes();

    /** A test, and who waits for what comes of it. */
    private record Work(LabTrial test, Supplier<Duration> left, CompletableFuture<LabResult> result) {}

    /**
     * Opens a lab, whose JVMs start at once.
     *
     * @param jvms how many tests are run at the same time
     * @param concluding whether what was not tried before is left
     */
    public Lab(TestCompiler compiler, LabPlace place, LabCommand command, int jvms, boolean concluding)
            throws IOException {
        this.compiler = compiler;
        this.place = place;
        this.journal = new LabJournal(place.journal());
        this.concluding = concluding;
        LabJournal.clear(place.classes());
        var hasWorked = new AtomicBoolean();
        for (int i = 1; i <= jvms; i++) {
            var start = new LabStart(command, place, i, hasWorked, times);
            var worker = new LabWorker(start, journal, compiled, this::compile);
            var thread = new Thread(() -> work(worker), "lab " + i);
            thread.setDaemon(true);
            threads.add(thread);
            thread.start();
        }
    }

    /** Forgets what was kept in case of an accident. */
    public static void forget(LabPlace place) throws IOException {
        LabJournal.clear(place.journal());
    }

    /**
     * Compiles sources, which may be run afterwards.
     *
     * @param sources by the binary names of their classes
     * @return what is wrong with those that do not compile, by the names of their classes
     */
    public synchronized Map<String, String> compile(Map<String, String> sources) throws IOException {
        return compiler.compile(sources, place.classes(), compiled);
    }

    /**
     * Lets a compiled test be run as soon as it is its turn.
     *
     * @param left how long it may take at most
     * @return what comes of it; that ends by an {@link IOException} if no JVM can run anything
     */
    public CompletableFuture<LabResult> submit(LabTrial test, Supplier<Duration> left) {
        Optional<CompletableFuture<LabResult>> known = known(test);
        if (known.isPresent()) {
            return known.get();
        }
        return concluding
                ? CompletableFuture.completedFuture(
                        LabResult.without(Cause.TIME, "the time was over before it was run"))
                : enqueued(test, left);
    }

    /** Lets a compiled test be run, however late it is, since without it nothing could be shown. */
    public CompletableFuture<LabResult> submitFinal(LabTrial test) {
        return known(test).orElseGet(() -> enqueued(test, AS_LONG_AS_IT_TAKES));
    }

    private Optional<CompletableFuture<LabResult>> known(LabTrial test) {
        return journal.find(test)
                .map(run -> CompletableFuture.completedFuture(
                        LabResult.of(run.tests().get(0))));
    }

    private CompletableFuture<LabResult> enqueued(LabTrial test, Supplier<Duration> left) {
        var work = new Work(test, left, new CompletableFuture<>());
        works.add(work);
        return work.result();
    }

    private void work(LabWorker worker) {
        try (worker) {
            prepare(worker);
            while (true) {
                Work next = works.take();
                try {
                    next.result().complete(worker.run(next.test(), next.left()));
                } catch (IOException | RuntimeException | Error e) {
                    next.result().completeExceptionally(e);
                }
            }
        } catch (InterruptedException e) {
            // The lab is closed.
        }
    }

    private static void prepare(LabWorker worker) {
        try {
            worker.prepare();
        } catch (IOException | RuntimeException | Error e) {
            // The first test tells why no JVM can be started.
        }
    }

    /** Returns what its JVMs have spent their time on so far. */
    public LabTimes times() {
        return times;
    }

    /** Ends all JVMs; tests that have not ended never will. */
    @Override
    public void close() {
        threads.forEach(Thread::interrupt);
    }
}
