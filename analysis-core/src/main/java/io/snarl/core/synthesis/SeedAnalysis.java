package io.snarl.core.synthesis;

import io.snarl.core.atomicity.AccessObserver;
import io.snarl.core.atomicity.CallProfiles;
import io.snarl.core.deadlock.LockDependencies;
import io.snarl.core.deadlock.LockObserver;
import io.snarl.core.mishap.Mishap;
import io.snarl.core.mishap.Mishaps;
import io.snarl.core.path.Heap;
import io.snarl.core.seed.MethodEffects;
import io.snarl.core.seed.Script;
import io.snarl.core.seed.SeedFollower;
import io.snarl.core.seed.SeedTest;
import io.snarl.core.trace.BrokenTraceException;
import io.snarl.core.trace.MissingTests;
import io.snarl.core.trace.TraceIndex;
import io.snarl.core.trace.TracedTest;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * What the seed tests say about locks and variables.
 *
 * @param tests how many tests there are
 * @param read of how many of them the traces could be read
 * @param events how many events their traces have
 * @param scripts what those tests did that have calls worth repeating, by their numbers
 * @param interior which objects calls of the tests use inside
 * @param missing the tests that nothing can be said about
 */
public record SeedAnalysis(
        int tests,
        int read,
        long events,
        Map<Integer, Script> scripts,
        LockDependencies dependencies,
        CallProfiles profiles,
        Interior interior,
        MissingTests missing) {

    /**
     * Reads all traces of a run.
     *
     * @param progress is told which test is read next
     * @param time tells whether there is time to read on
     * @param mishaps takes note of what goes wrong with a test, which costs that test
     */
    public static SeedAnalysis of(Path traces, Consumer<SeedTest> progress, BooleanSupplier time, Mishaps mishaps) {
        TraceIndex index = TraceIndex.read(traces.resolve("index.jsonl"));
        List<TracedTest> usable = index.usable();
        var dependencies = new LockDependencies();
        var profiles = new CallProfiles();
        var interior = new Interior();
        var methods = new MethodEffects();
        Map<Integer, Script> scripts = new HashMap<>();
        int followed = 0;
        int read = 0;
        for (int i = 0; i < usable.size() && time.getAsBoolean(); i++) {
            TracedTest traced = usable.get(i);
            var test = new SeedTest(
                    i,
                    traced.id(),
                    traced.className().orElse(""),
                    traced.method().orElse(""));
            progress.accept(test);
            followed++;
            String work = "reading the trace of " + test.className() + "." + test.method();
            Optional<Script> script = mishaps.guard(work, () -> {
                        try {
                            return Optional.of(
                                    follow(test, index.tracesOf(traced), methods, dependencies, profiles, interior));
                        } catch (BrokenTraceException e) {
                            mishaps.add(new Mishap(work, damageIn(traces, e)));
                            return Optional.<Script>empty();
                        }
                    })
                    .flatMap(found -> found);
            if (script.isEmpty()) {
                dependencies.forget(i);
                profiles.forget(i);
                continue;
            }
            read++;
            if (dependencies.occurIn(i) || profiles.occurIn(i)) {
                scripts.put(i, script.get());
            }
        }
        MissingTests missing = MissingTests.in(index).unread(usable.size() - followed);
        return new SeedAnalysis(followed, read, index.events(), scripts, dependencies, profiles, interior, missing);
    }

    /** Says what is wrong with a file in its own words, which are no mystery that somebody would have to look into. */
    private static String damageIn(Path traces, BrokenTraceException e) {
        return e.getMessage()
                .replace(traces + traces.getFileSystem().getSeparator(), "")
                .replaceAll("\\.$", "");
    }

    private static Script follow(
            SeedTest test,
            List<Path> traces,
            MethodEffects methods,
            LockDependencies dependencies,
            CallProfiles profiles,
            Interior interior) {
        var heap = new Heap();
        var locks = new LockObserver(dependencies, heap);
        var accesses = new AccessObserver(profiles, heap, locks);
        Script script =
                new SeedFollower(test, methods, List.of(heap, locks, accesses, interior.ofTest())).follow(traces);
        accesses.finish();
        return script;
    }
}
