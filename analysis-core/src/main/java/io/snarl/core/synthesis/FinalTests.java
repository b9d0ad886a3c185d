package io.snarl.core.synthesis;

import io.snarl.contract.result.TestResult;
import io.snarl.core.adopt.UserClasses;
import io.snarl.core.finding.Bug;
import io.snarl.core.finding.TestMethod;
import io.snarl.core.kind.Attempt;
import io.snarl.core.lab.Collecting;
import io.snarl.core.lab.Lab;
import io.snarl.core.lab.LabRun;
import io.snarl.core.mishap.Mishap;
import io.snarl.core.mishap.Mishaps;
import io.snarl.core.source.WrittenTestClass;
import io.snarl.core.source.type.ClassNames;
import io.snarl.core.source.type.JavaNames;
import io.snarl.core.trial.PlannedTest;
import io.snarl.core.trial.TestSources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Writes the tests that a user gets, one class for each subject, and runs them as they are. */
final class FinalTests {

    private final Settings settings;
    private final Lab lab;
    private final TestSources writer;
    private final ClassNames names;
    private final Clock clock;
    private final UserClasses userClasses;
    private final Map<String, String> sources = new LinkedHashMap<>();
    private final Map<TestMethod, Attempt> methods = new LinkedHashMap<>();
    private final Publication publication;
    private final Mishaps mishaps;
    private final Function<Attempt, Collecting> collectingOf;
    /** Those that get a class for themselves, so that the one that does not compile does no harm to others. */
    private final Set<Attempt> alone = Collections.newSetFromMap(new IdentityHashMap<>());

    /**
     * Writes tests.
     *
     * @param collectingOf what the lab has to look for in a test
     */
    FinalTests(
            Settings settings,
            Lab lab,
            TestSources writer,
            ClassNames names,
            Clock clock,
            Publication publication,
            Mishaps mishaps,
            Function<Attempt, Collecting> collectingOf) {
        this.publication = publication;
        this.collectingOf = collectingOf;
        this.mishaps = mishaps;
        this.settings = settings;
        this.lab = lab;
        this.writer = writer;
        this.names = names;
        this.clock = clock;
        this.userClasses =
                new UserClasses(settings.handWritten(), settings.encodings().ofSeeds());
    }

    /** Writes and runs tests; those that do not show a bug in their final form are not left among the sources. */
    List<FinalTest> make(List<Attempt> attempts) throws IOException, InterruptedException {
        List<FinalTest> dropped = new ArrayList<>();
        List<Attempt> left = attempts.stream()
                .filter(attempt -> isWritable(attempt, dropped))
                .toList();
        while (!left.isEmpty()) {
            publication.clear();
            int apart = alone.size();
            write(left, dropped);
            List<FinalTest> tests = run();
            List<FinalTest> silent =
                    tests.stream().filter(test -> test.bugs().isEmpty()).toList();
            if (silent.isEmpty()) {
                sources.forEach((name, source) -> publication.addSource(Path.of(fileOf(name)), source));
                dropped.addAll(0, tests);
                return dropped;
            }
            // One that ends its JVM keeps others from being run, which are not to be blamed.
            List<FinalTest> guilty = silent.stream().filter(FinalTest::isRun).toList();
            dropped.addAll(guilty.isEmpty() && alone.size() == apart ? silent : guilty);
            left = left.stream()
                    .filter(attempt -> dropped.stream().noneMatch(test -> test.attempt() == attempt))
                    .toList();
        }
        return dropped;
    }

    private boolean isWritable(Attempt attempt, List<FinalTest> dropped) {
        Optional<Optional<String>> obstacle = mishaps.guard(
                "writing a test of " + attempt.candidate().name(), () -> writer.obstacle(attempt.planned()));
        if (obstacle.isEmpty()) {
            dropped.add(FinalTest.without(attempt, failure()));
            return false;
        }
        obstacle.get()
                .ifPresent(
                        problem -> dropped.add(FinalTest.without(attempt, "the test cannot be written: " + problem)));
        return obstacle.get().isEmpty();
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

    private List<FinalTest> run() throws IOException, InterruptedException {
        clock.detail("running the " + methods.size() + " tests in their final form");
        Map<TestMethod, FinalTest> ended = new HashMap<>();
        Set<Collecting> all = new LinkedHashSet<>();
        methods.values().forEach(attempt -> all.add(collectingOf.apply(attempt)));
        for (Collecting collecting : all) {
            ended.putAll(run(collecting));
        }
        return methods.keySet().stream().map(ended::get).toList();
    }

    private Map<TestMethod, FinalTest> run(Collecting collecting) throws IOException, InterruptedException {
        // What was found has to be run once more, however long the search was.
        LabRun run = lab.run(sourcesFor(collecting), collecting, Lab.AS_LONG_AS_IT_TAKES);
        if (run.outOfMemory()) {
            mishaps.noteOutOfMemory("compiling tests in their final form");
        }
        if (run.killed()) {
            mishaps.add(new Mishap("running tests in their final form", Mishap.KILLED));
        }
        Map<TestMethod, FinalTest> tests = new HashMap<>();
        methods.forEach((method, attempt) -> {
            if (collectingOf.apply(attempt).equals(collecting)) {
                tests.put(method, ended(method, attempt, run));
            }
        });
        return tests;
    }

    private FinalTest ended(TestMethod method, Attempt attempt, LabRun run) {
        Optional<TestResult> result = run.resultOf(method.className(), method.method());
        Optional<String> problem = run.problemOf(method.className(), method.method());
        List<Attempt> together = methods.entrySet().stream()
                .filter(each -> each.getKey().className().equals(method.className()))
                .map(Map.Entry::getValue)
                .toList();
        boolean isRun = result.isPresent() || problem.isPresent();
        if (run.problems().containsKey(method.className()) && together.size() > 1) {
            // Which of them it is about is not known until each has a class of its own.
            alone.addAll(together);
            isRun = false;
        }
        Attempt ended = attempt.again(result, problem, mishaps);
        List<Bug> bugs = kept(ended);
        return new FinalTest(
                attempt,
                Optional.of(method),
                bugs,
                bugs.isEmpty() ? Optional.of(ended.bugs().isEmpty() ? ended.instead() : failure()) : Optional.empty(),
                isRun);
    }

    /** Only classes that have a test for it, since the others would be explored for nothing. */
    private Map<String, String> sourcesFor(Collecting collecting) {
        Map<String, String> wanted = new LinkedHashMap<>();
        methods.forEach((method, attempt) -> {
            if (collectingOf.apply(attempt).equals(collecting)) {
                wanted.put(method.className(), sources.get(method.className()));
            }
        });
        return wanted;
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
