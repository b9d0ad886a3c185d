package io.snarl.core.synthesis;

import io.snarl.core.adopt.UserClasses;
import io.snarl.core.finding.Bug;
import io.snarl.core.finding.TestMethod;
import io.snarl.core.kind.Attempt;
import io.snarl.core.lab.Lab;
import io.snarl.core.lab.LabResult;
import io.snarl.core.lab.LabTrial;
import io.snarl.core.lab.TestCompiler;
import io.snarl.core.mishap.Mishap;
import io.snarl.core.mishap.Mishaps;
import io.snarl.core.source.WrittenTestClass;
import io.snarl.core.source.resolve.ClassNames;
import io.snarl.core.source.type.JavaNames;
import io.snarl.core.trial.PlannedTest;
import io.snarl.core.trial.TestSources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Writes the tests that a user gets, one class for each subject, and runs them as they are. */
final class FinalTests {

    private final Settings settings;
    private final Lab lab;
    private final TestSources writer;
    private final ClassNames names;
    private final TimeBudget time;
    private final UserClasses userClasses;
    private final Map<String, String> sources = new LinkedHashMap<>();
    private final Map<TestMethod, Attempt> methods = new LinkedHashMap<>();
    private final Publication publication;
    private final Mishaps mishaps;
    /** Those that get a class for themselves, so that the one that does not compile does no harm to others. */
    private final Set<Attempt> alone = Collections.newSetFromMap(new IdentityHashMap<>());

    FinalTests(
            Settings settings,
            Lab lab,
            TestSources writer,
            ClassNames names,
            TimeBudget time,
            Publication publication,
            Mishaps mishaps) {
        this.publication = publication;
        this.mishaps = mishaps;
        this.settings = settings;
        this.lab = lab;
        this.writer = writer;
        this.names = names;
        this.time = time;
        this.userClasses =
                new UserClasses(settings.handWritten(), settings.encodings().ofSeeds());
    }

    /**
     * Writes and runs tests; those that do not show a bug in their final form are not left among the sources.
     *
     * @param others gives the test that takes the place of such a one, if there is any
     */
    List<FinalTest> make(List<Attempt> attempts, Function<FinalTest, Optional<Attempt>> others)
            throws IOException, InterruptedException {
        List<FinalTest> dropped = new ArrayList<>();
        List<Attempt> writable = new ArrayList<>();
        attempts.forEach(attempt -> admit(attempt, others, writable, dropped));
        List<Attempt> left = writable;
        while (!left.isEmpty()) {
            publication.clear();
            int apart = alone.size();
            List<FinalTest> lost = new ArrayList<>();
            write(left, lost);
            List<FinalTest> tests = run();
            List<FinalTest> silent =
                    tests.stream().filter(test -> test.bugs().isEmpty()).toList();
            // One that ends its JVM keeps others from being run, which are not to be blamed.
            List<FinalTest> guilty = silent.stream().filter(FinalTest::isRun).toList();
            lost.addAll(guilty.isEmpty() && alone.size() == apart ? silent : guilty);
            List<Attempt> next = new ArrayList<>();
            for (Attempt attempt : left) {
                lost.stream()
                        .filter(test -> test.attempt() == attempt)
                        .findFirst()
                        .ifPresentOrElse(test -> replace(test, others, next, dropped), () -> next.add(attempt));
            }
            if (silent.isEmpty() && left.containsAll(next)) {
                sources.forEach((name, source) -> publication.addSource(Path.of(fileOf(name)), source));
                dropped.addAll(0, tests);
                return dropped;
            }
            left = next;
        }
        return dropped;
    }

    private void admit(
            Attempt attempt,
            Function<FinalTest, Optional<Attempt>> others,
            List<Attempt> left,
            List<FinalTest> dropped) {
        obstacle(attempt).ifPresentOrElse(test -> replace(test, others, left, dropped), () -> left.add(attempt));
    }

    private void replace(
            FinalTest failed,
            Function<FinalTest, Optional<Attempt>> others,
            List<Attempt> left,
            List<FinalTest> dropped) {
        others.apply(failed).ifPresentOrElse(next -> admit(next, others, left, dropped), () -> dropped.add(failed));
    }

    /** Returns why a test cannot be written. */
    private Optional<FinalTest> obstacle(Attempt attempt) {
        return mishaps.guard(
                        "writing a test of " + attempt.candidate().name(), () -> writer.obstacle(attempt.planned()))
                .map(problem -> problem.map(why -> FinalTest.without(attempt, "the test cannot be written: " + why)))
                .orElseGet(() -> Optional.of(FinalTest.without(attempt, failure())));
    }

    private String failure() {
        return "Snarl itself failed: " + mishaps.latest().orElseThrow().cause();
    }

    private void write(List<Attempt> attempts, List<FinalTest> dropped) {
        sources.clear();
        methods.clear();
        Map<List<String>, List<Attempt>> classes = new LinkedHashMap<>();
        for (Attempt attempt : attempts) {
            PlannedTest planned = attempt.planned();
            String apart = alone.contains(attempt) ? String.valueOf(attempts.indexOf(attempt)) : "";
            classes.computeIfAbsent(
                            List.of(
                                    planned.packageName(),
                                    planned.subject(),
                                    writer.frameworkOf(planned).toString(),
                                    apart),
                            key -> new ArrayList<>())
                    .add(attempt);
        }
        classes.forEach((key, some) -> write(key, some, dropped));
    }

    /** Where tests cannot be written together, each gets a class of its own. */
    private void write(List<String> key, List<Attempt> attempts, List<FinalTest> dropped) {
        if (mishaps.run("writing tests of " + key.get(1), () -> write(key.get(0), key.get(1), attempts))) {
            return;
        }
        for (Attempt attempt : attempts) {
            boolean written = methods.containsValue(attempt)
                    || attempts.size() > 1
                            && mishaps.run(
                                    "writing a test of " + attempt.candidate().name(),
                                    () -> write(key.get(0), key.get(1), List.of(attempt)));
            if (!written) {
                dropped.add(FinalTest.without(attempt, failure()));
            }
        }
    }

    /** Tests that the user has adopted keep their names, so that his take the place of these. */
    private void write(String packageName, String subject, List<Attempt> attempts) {
        String prefix = packageName.isEmpty() ? "" : packageName + ".";
        String name = JavaNames.asWhole(JavaNames.asPart(names.innermost(subject)) + "ConcurrencyTest");
        List<Attempt> adopted = sources.containsKey(prefix + name) ? List.of() : adopted(prefix, name, attempts);
        if (!adopted.isEmpty()) {
            add(write(name, adopted), adopted);
        }
        List<Attempt> others =
                attempts.stream().filter(attempt -> !adopted.contains(attempt)).toList();
        if (!others.isEmpty()) {
            add(write(freeName(prefix, name), others), others);
        }
    }

    private List<Attempt> adopted(String prefix, String name, List<Attempt> attempts) {
        Set<String> tests = userClasses.adoptedTests(prefix + name);
        if (tests.isEmpty()) {
            return List.of();
        }
        List<String> methods = write(name, attempts).methods();
        List<Attempt> adopted = IntStream.range(0, attempts.size())
                .filter(i -> tests.contains(methods.get(i)))
                .mapToObj(attempts::get)
                .toList();
        // The name of a test depends on the other tests of its class.
        boolean sameNames =
                !adopted.isEmpty() && tests.containsAll(write(name, adopted).methods());
        return sameNames ? adopted : List.of();
    }

    private WrittenTestClass write(String name, List<Attempt> attempts) {
        return writer.write(name, attempts.stream().map(Attempt::planned).toList());
    }

    private void add(WrittenTestClass written, List<Attempt> attempts) {
        String name = written.name();
        sources.put(name, written.source());
        for (int i = 0; i < attempts.size(); i++) {
            methods.put(
                    new TestMethod(
                            name, written.methods().get(i), settings.sources().resolve(fileOf(name))),
                    attempts.get(i));
        }
    }

    /** A name that neither the user's classes nor those written before have. */
    private String freeName(String prefix, String base) {
        String name = base;
        for (int i = 2; isTaken(prefix + name); i++) {
            name = base + i;
        }
        return name;
    }

    /** To many file systems a capital letter is the same as a small one. */
    private boolean isTaken(String className) {
        return userClasses.has(className) || sources.keySet().stream().anyMatch(className::equalsIgnoreCase);
    }

    private static String fileOf(String className) {
        return className.replace('.', '/') + ".java";
    }

    /** What was found has to be run once more, however long the search was. */
    private List<FinalTest> run() throws IOException, InterruptedException {
        time.detail("running the " + methods.size() + " tests in their final form");
        Map<String, String> rejected = lab.compile(sources);
        if (rejected.containsValue(TestCompiler.NO_MEMORY)) {
            mishaps.noteOutOfMemory("compiling tests in their final form");
        }
        Map<TestMethod, CompletableFuture<LabResult>> running = new LinkedHashMap<>();
        methods.forEach((method, attempt) -> {
            if (!rejected.containsKey(method.className())) {
                running.put(method, lab.submitFinal(testOf(method, attempt)));
            }
        });
        List<FinalTest> tests = new ArrayList<>();
        for (Map.Entry<TestMethod, Attempt> each : methods.entrySet()) {
            TestMethod method = each.getKey();
            tests.add(
                    running.containsKey(method)
                            ? ended(method, each.getValue(), resultOf(running.get(method)))
                            : notCompiled(method, each.getValue(), rejected.get(method.className())));
        }
        return tests;
    }

    private LabTrial testOf(TestMethod method, Attempt attempt) {
        return new LabTrial(
                method.className(),
                method.method(),
                sources.get(method.className()),
                attempt.candidate().collecting(),
                settings.labRuns().schedules());
    }

    private LabResult resultOf(CompletableFuture<LabResult> running) throws IOException, InterruptedException {
        try {
            LabResult result = running.get();
            if (result.cause() == LabResult.Cause.KILLED) {
                mishaps.add(new Mishap("running tests in their final form", Mishap.KILLED));
            }
            return result;
        } catch (ExecutionException e) {
            if (e.getCause() instanceof IOException problem) {
                throw problem;
            }
            mishaps.note("running tests in their final form", e.getCause());
            return LabResult.without(LabResult.Cause.TEST, failure());
        }
    }

    /** Which of the tests of a class it is about is not known until each has a class of its own. */
    private FinalTest notCompiled(TestMethod method, Attempt attempt, String error) {
        List<Attempt> together = methods.entrySet().stream()
                .filter(each -> each.getKey().className().equals(method.className()))
                .map(Map.Entry::getValue)
                .toList();
        boolean isAlone = together.size() == 1;
        if (!isAlone) {
            alone.addAll(together);
        }
        return new FinalTest(
                attempt, Optional.of(method), List.of(), Optional.of("the test does not compile: " + error), isAlone);
    }

    private FinalTest ended(TestMethod method, Attempt attempt, LabResult result) {
        Attempt ended = attempt.again(result.test(), result.problem(), mishaps);
        List<Bug> bugs = kept(ended);
        return new FinalTest(
                attempt,
                Optional.of(method),
                bugs,
                bugs.isEmpty() ? Optional.of(ended.bugs().isEmpty() ? ended.instead() : failure()) : Optional.empty(),
                true);
    }

    /** Takes the schedules out of the lab, which forgets them; a bug without its schedule could not be shown again. */
    private List<Bug> kept(Attempt ended) {
        List<Bug> kept = new ArrayList<>();
        for (Bug bug : ended.bugs()) {
            try {
                kept.add(bug.storedAt(copy(bug.schedule()), copy(bug.interleaving())));
            } catch (IOException e) {
                mishaps.note(
                        "keeping the schedule of a test of " + ended.candidate().name(), e);
            }
        }
        return kept;
    }

    private Path copy(Path file) throws IOException {
        return publication.addOfSchedule(file.getFileName(), Files.readAllBytes(file));
    }
}
