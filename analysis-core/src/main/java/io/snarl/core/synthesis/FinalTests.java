package io.snarl.core.synthesis;

import io.snarl.core.adopt.UserClasses;
import io.snarl.core.finding.Bug;
import io.snarl.core.finding.TestMethod;
import io.snarl.core.fuzz.FuzzRun;
import io.snarl.core.fuzz.FuzzedTest;
import io.snarl.core.lab.Collecting;
import io.snarl.core.lab.Lab;
import io.snarl.core.source.WrittenTestClass;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Writes the tests that a user gets, one class for each subject, and runs them as they are. */
final class FinalTests {

    private final Settings settings;
    private final Lab lab;
    private final Sources writer;
    private final Clock clock;
    private final UserClasses userClasses;
    private final Map<String, String> sources = new LinkedHashMap<>();
    private final Map<TestMethod, Attempt> methods = new LinkedHashMap<>();

    FinalTests(Settings settings, Lab lab, Sources writer, Clock clock) {
        this.settings = settings;
        this.lab = lab;
        this.writer = writer;
        this.clock = clock;
        this.userClasses = new UserClasses(settings.handWritten());
    }

    /** Writes and runs tests; those that do not show a bug in their final form are not left among the sources. */
    List<FinalTest> make(List<Attempt> attempts) throws IOException, InterruptedException {
        List<FinalTest> dropped = new ArrayList<>();
        List<Attempt> left = attempts.stream()
                .filter(attempt -> isWritable(attempt, dropped))
                .toList();
        while (!left.isEmpty()) {
            write(left);
            List<FinalTest> tests = run();
            List<FinalTest> silent =
                    tests.stream().filter(test -> test.bugs().isEmpty()).toList();
            if (silent.isEmpty()) {
                store();
                dropped.addAll(0, tests);
                return dropped;
            }
            dropped.addAll(silent);
            Set<Attempt> gone = new HashSet<>();
            silent.forEach(test -> gone.add(test.attempt()));
            left = left.stream().filter(attempt -> !gone.contains(attempt)).toList();
        }
        return dropped;
    }

    private boolean isWritable(Attempt attempt, List<FinalTest> dropped) {
        Optional<String> obstacle = writer.obstacleToFinalForm(attempt.planned());
        obstacle.ifPresent(problem -> dropped.add(new FinalTest(
                attempt, Optional.empty(), List.of(), Optional.of("the test cannot be written: " + problem))));
        return obstacle.isEmpty();
    }

    private void write(List<Attempt> attempts) {
        sources.clear();
        methods.clear();
        Map<List<String>, List<Attempt>> classes = new LinkedHashMap<>();
        for (Attempt attempt : attempts) {
            Planned planned = attempt.planned();
            classes.computeIfAbsent(
                            List.of(planned.packageName(), planned.subject(), String.valueOf(planned.isVintage())),
                            key -> new ArrayList<>())
                    .add(attempt);
        }
        classes.forEach((key, some) -> write(key.get(0), key.get(1), some));
    }

    /** Tests that the user has adopted keep their names, so that his take the place of these. */
    private void write(String packageName, String subject, List<Attempt> attempts) {
        String prefix = packageName.isEmpty() ? "" : packageName + ".";
        String name =
                subject.substring(Math.max(subject.lastIndexOf('.'), subject.lastIndexOf('$')) + 1) + "ConcurrencyTest";
        List<Attempt> adopted = adopted(prefix, name, attempts);
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
        for (int i = 2; sources.containsKey(prefix + name) || userClasses.has(prefix + name); i++) {
            name = base + i;
        }
        return name;
    }

    private static String fileOf(String className) {
        return className.replace('.', '/') + ".java";
    }

    private List<FinalTest> run() throws IOException, InterruptedException {
        clock.say("running the " + methods.size() + " tests in their final form");
        Map<TestMethod, FinalTest> ended = new HashMap<>();
        for (Collecting collecting : Collecting.values()) {
            boolean wanted = methods.values().stream()
                    .anyMatch(attempt -> attempt.candidate().collecting() == collecting);
            if (wanted) {
                ended.putAll(run(collecting));
            }
        }
        return methods.keySet().stream().map(ended::get).toList();
    }

    private Map<TestMethod, FinalTest> run(Collecting collecting) throws IOException, InterruptedException {
        // What was found has to be run once more, however long the search was.
        FuzzRun run = lab.run(sourcesFor(collecting), collecting, Lab.AS_LONG_AS_IT_TAKES);
        Map<String, FuzzedTest> results = new HashMap<>();
        if (run != null) {
            run.tests()
                    .forEach(test -> results.put(
                            test.className().orElse("") + "." + test.method().orElse(""), test));
        }
        Map<TestMethod, FinalTest> tests = new HashMap<>();
        methods.forEach((method, attempt) -> {
            if (attempt.candidate().collecting() == collecting) {
                Attempt ended = attempt.again(
                        Optional.ofNullable(results.get(method.toString())),
                        Optional.ofNullable(lab.rejected().get(method.className()))
                                .map(error -> "the test does not compile: " + error));
                boolean silent = ended.bugs().isEmpty();
                tests.put(
                        method,
                        keep(new FinalTest(
                                attempt,
                                Optional.of(method),
                                ended.bugs(),
                                silent ? Optional.of(ended.instead()) : Optional.empty())));
            }
        });
        return tests;
    }

    /** Only classes that have a test for it, since the others would be explored for nothing. */
    private Map<String, String> sourcesFor(Collecting collecting) {
        Map<String, String> wanted = new LinkedHashMap<>();
        methods.forEach((method, attempt) -> {
            if (attempt.candidate().collecting() == collecting) {
                wanted.put(method.className(), sources.get(method.className()));
            }
        });
        return wanted;
    }

    private void store() throws IOException {
        for (Map.Entry<String, String> source : sources.entrySet()) {
            Path file = settings.sources().resolve(fileOf(source.getKey()));
            Files.createDirectories(file.getParent());
            Files.writeString(file, source.getValue());
        }
    }

    /** Takes the schedules out of the lab, which forgets them with its next run. */
    private FinalTest keep(FinalTest test) {
        List<Bug> kept = new ArrayList<>();
        test.bugs().forEach(bug -> kept.add(bug.storedAt(copy(bug.schedule()), copy(bug.interleaving()))));
        return new FinalTest(test.attempt(), test.method(), kept, test.problem());
    }

    private Path copy(Path file) {
        try {
            Path copy = settings.schedules().resolve(file.getFileName());
            Files.createDirectories(settings.schedules());
            return Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
