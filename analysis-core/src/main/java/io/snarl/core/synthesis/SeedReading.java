package io.snarl.core.synthesis;

import io.snarl.contract.trace.BrokenTraceException;
import io.snarl.contract.trace.index.TraceIndex;
import io.snarl.contract.trace.index.TracePart;
import io.snarl.contract.trace.index.TracedTest;
import io.snarl.core.client.InternalObjects;
import io.snarl.core.kind.SeedNotes;
import io.snarl.core.lock.Acquisitions;
import io.snarl.core.lock.LockObserver;
import io.snarl.core.mishap.Mishap;
import io.snarl.core.mishap.Mishaps;
import io.snarl.core.path.Heap;
import io.snarl.core.seed.MethodEffects;
import io.snarl.core.seed.Script;
import io.snarl.core.seed.SeedFollower;
import io.snarl.core.seed.SeedObserver;
import io.snarl.core.seed.SeedTest;
import io.snarl.core.seed.Setups;
import io.snarl.core.seed.TestOrder;
import io.snarl.core.trace.MissingTests;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Reads the traces of seed tests one by one; what goes wrong with one of them costs that test. */
final class SeedReading {

    private final Path directory;
    private final Mishaps mishaps;
    private final TraceIndex index;
    private final List<TracedTest> usable;
    private final List<SeedNotes> notes;
    private final Acquisitions acquisitions = new Acquisitions();
    private final InternalObjects interior = new InternalObjects();
    private final MethodEffects methods = new MethodEffects();
    private final Setups setups = new Setups();
    private final Map<SeedTest, Supplier<Script>> followed = new LinkedHashMap<>();
    private final List<String> mixed = new ArrayList<>();
    private int tests;

    SeedReading(Path directory, List<SeedNotes> notes, Mishaps mishaps) {
        this.directory = directory;
        this.notes = List.copyOf(notes);
        this.mishaps = mishaps;
        this.index = TraceIndex.read(directory.resolve("index.jsonl"));
        this.usable = TestOrder.of(index.usable());
    }

    /**
     * Reads them.
     *
     * @param progress is told which test is read next
     * @param time tells whether there is time to read on
     */
    SeedAnalysis read(Consumer<SeedTest> progress, BooleanSupplier time) {
        int read = 0;
        while (tests < usable.size() && time.getAsBoolean()) {
            TracedTest traced = usable.get(tests);
            var test = new SeedTest(
                    tests,
                    traced.id(),
                    traced.className().orElse(""),
                    traced.method().orElse(""));
            progress.accept(test);
            var follower = new SeedFollower(test, methods, setups, time);
            if (follow(test, follower, index.tracesOf(traced))) {
                read++;
            }
            // One that was read in part has been forgotten, and is not read because the time is over.
            tests += follower.isCutShort() ? 0 : 1;
            if (follower.mixedCalls() > 0) {
                mixed.add(traced.title());
            }
        }
        setups.close();
        Map<Integer, Script> scripts = scripts();
        MissingTests missing =
                MissingTests.in(index).unread(usable.size() - tests).mixed(mixed);
        return new SeedAnalysis(tests, read, index.events(), scripts, notes, interior, missing);
    }

    private boolean follow(SeedTest test, SeedFollower follower, List<TracePart> traces) {
        String work = "reading the trace of " + test.className() + "." + test.method();
        Optional<Supplier<Script>> script = mishaps.guard(work, () -> {
                    try {
                        return Optional.of(observe(follower, traces));
                    } catch (BrokenTraceException e) {
                        mishaps.add(new Mishap(work, damageIn(e)));
                        return Optional.<Supplier<Script>>empty();
                    }
                })
                .flatMap(found -> found)
                .filter(found -> !follower.isCutShort());
        if (script.isEmpty()) {
            forget(test);
        } else if (isOfUse(test)) {
            followed.put(test, script.get());
        }
        return script.isPresent();
    }

    private Supplier<Script> observe(SeedFollower follower, List<TracePart> traces) {
        var heap = new Heap();
        var locks = new LockObserver(heap, acquisitions);
        List<SeedObserver> observers = new ArrayList<>(List.of(heap, locks));
        notes.forEach(each -> observers.addAll(each.observersOf(heap, locks)));
        observers.add(interior.ofTest());
        Supplier<Script> script = follower.follow(traces, observers);
        observers.forEach(SeedObserver::finish);
        return script;
    }

    /** What the tests did is known when all of them were followed. */
    private Map<Integer, Script> scripts() {
        Map<Integer, Script> scripts = new HashMap<>();
        followed.forEach((test, script) -> mishaps.guard(
                        "telling what " + test.className() + "." + test.method() + " did", script)
                .ifPresentOrElse(told -> scripts.put(test.number(), told), () -> forget(test)));
        return scripts;
    }

    private boolean isOfUse(SeedTest test) {
        return notes.stream().anyMatch(each -> each.occurIn(test.number()));
    }

    private void forget(SeedTest test) {
        notes.forEach(each -> each.forget(test.number()));
    }

    /** Says what is wrong with a file in its own words, which are no mystery that somebody would have to look into. */
    private String damageIn(BrokenTraceException e) {
        return e.getMessage()
                .replace(directory + directory.getFileSystem().getSeparator(), "")
                .replaceAll("\\.$", "");
    }
}
