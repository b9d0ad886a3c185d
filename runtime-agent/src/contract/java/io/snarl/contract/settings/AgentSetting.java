package io.snarl.contract.settings;

import io.snarl.contract.json.JsonLine;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A setting of the agent: its name in the settings file, its type, and what holds where the file does not have it.
 *
 * @param <T> the type of its value
 */
public final class AgentSetting<T> {

    /** The directory that the agent writes to. */
    public static final AgentSetting<Optional<Path>> OUTPUT = ofPath("output");

    /** What the agent does. */
    public static final AgentSetting<AgentMode> MODE = ofConstant("mode", AgentMode.TRACE);

    /** Regular expressions of the names of subjects; none means all of {@link #SUBJECT_CLASSES}. */
    public static final AgentSetting<List<String>> SUBJECT_INCLUDE = ofLines("subject.include");

    /** Regular expressions of the names of classes that are no subjects. */
    public static final AgentSetting<List<String>> SUBJECT_EXCLUDE = ofLines("subject.exclude");

    /** Regular expressions of the names of classes that are never rewritten. */
    public static final AgentSetting<List<String>> UNTOUCHED = ofLines("untouched");

    /** Directories and jars of the library itself. */
    public static final AgentSetting<List<Path>> SUBJECT_CLASSES = ofPaths("subject.classes");

    /** Directories and jars that the library needs. */
    public static final AgentSetting<List<Path>> LIBRARY_CLASSES = ofPaths("library.classes");

    /** Directories and jars of the tests. */
    public static final AgentSetting<List<Path>> TEST_CLASSES = ofPaths("test.classes");

    /** Whether values are recorded. */
    public static final AgentSetting<Boolean> VALUES = ofTruth("values", true);

    /** Further names of variables and properties whose values are secrets. */
    public static final AgentSetting<List<String>> SECRET_NAMES = ofLines("secret.names");

    /** Whether the outcomes of branches are recorded, which no analysis reads. */
    public static final AgentSetting<Boolean> BRANCHES = ofTruth("branches", false);

    /** Whether what repeats itself is recorded a few times only. */
    public static final AgentSetting<Boolean> SAMPLED = ofTruth("sampled", true);

    /** How many events of one test are recorded at most. */
    public static final AgentSetting<Long> EVENT_LIMIT = ofNumber("events.limit", 5_000_000);

    /** How long one test may run. */
    public static final AgentSetting<Duration> TEST_TIMEOUT = ofSeconds("test.timeout.seconds", 600);

    /** Whether only classes are traced that Gradle takes for tests of JUnit 4. */
    public static final AgentSetting<Boolean> TEST_CLASSES_SCANNED = ofTruth("test.classes.scanned", false);

    /** What random choices depend on. */
    public static final AgentSetting<Long> RANDOM_SEED = ofNumber("random.seed", 0);

    /** How the next thread is chosen. */
    public static final AgentSetting<StrategyName> STRATEGY = ofConstant("strategy", StrategyName.MIXED);

    /** The depth of the strategy {@link StrategyName#PCT}. */
    public static final AgentSetting<Integer> PCT_DEPTH = ofCount("pct.depth", 3);

    /** How many preemptions the strategy {@link StrategyName#EXHAUSTIVE} tries in a schedule. */
    public static final AgentSetting<Integer> PREEMPTIONS = ofCount("preemptions", 2);

    /** How many schedules of a test are tried. */
    public static final AgentSetting<Integer> SCHEDULES = ofCount("schedules", 1000);

    /** How long all tests together may take. */
    public static final AgentSetting<Duration> TIME_BUDGET = ofSeconds("time.budget.seconds", 60);

    /** How many steps an execution may have. */
    public static final AgentSetting<Long> STEP_LIMIT = ofNumber("steps.limit", 200_000);

    /** How long no thread may come to a point before an execution is given up. */
    public static final AgentSetting<Duration> SILENCE = new AgentSetting<>(
            "silence.millis",
            Duration.ofMillis(5000),
            text -> Duration.ofMillis(Long.parseLong(text)),
            time -> Long.toString(time.toMillis()));

    /** Directories all of whose tests are run. */
    public static final AgentSetting<List<Path>> CONCURRENT_CLASSES = ofPaths("concurrent.classes");

    /** Whether the user has named tests, so that all that are found are run. */
    public static final AgentSetting<Boolean> NAMED = ofTruth("named", false);

    /** The schedule to replay, or the directory with the schedules. */
    public static final AgentSetting<Optional<Path>> REPLAY = ofPath("replay");

    /** How often each schedule is replayed. */
    public static final AgentSetting<Integer> REPLAY_TIMES = ofCount("replay.times", 1);

    /** How objects are matched across runs, if not as the strategy needs it. */
    public static final AgentSetting<Optional<String>> INDEX = ofText("index");

    /** What is collected of a test, whatever else goes wrong. */
    public static final AgentSetting<CollectMode> COLLECT = ofConstant("collect", CollectMode.NOTHING);

    /** What a user puts before the name of a schedule file in the output directory to name it. */
    public static final AgentSetting<Optional<String>> REPLAY_PREFIX = ofText("replay.prefix");

    /** The same for a schedule that is replayed, if it is that of an adopted test. */
    public static final AgentSetting<Optional<String>> ADOPTED_PREFIX = ofText(SettingsFile.ADOPTED_PREFIX);

    private final String name;
    private final T byDefault;
    private final Function<String, T> parser;
    private final Function<T, String> writer;

    private AgentSetting(String name, T byDefault, Function<String, T> parser, Function<T, String> writer) {
        this.name = name;
        this.byDefault = byDefault;
        this.parser = parser;
        this.writer = writer;
    }

    private static AgentSetting<Boolean> ofTruth(String name, boolean byDefault) {
        return new AgentSetting<>(name, byDefault, Boolean::parseBoolean, String::valueOf);
    }

    private static AgentSetting<Long> ofNumber(String name, long byDefault) {
        return new AgentSetting<>(name, byDefault, Long::parseLong, String::valueOf);
    }

    private static AgentSetting<Integer> ofCount(String name, int byDefault) {
        return new AgentSetting<>(name, byDefault, Integer::parseInt, String::valueOf);
    }

    private static AgentSetting<Duration> ofSeconds(String name, long byDefault) {
        return new AgentSetting<>(
                name,
                Duration.ofSeconds(byDefault),
                text -> Duration.ofSeconds(Long.parseLong(text)),
                // What is left of a second counts as one, so that no time becomes none.
                time -> Long.toString(time.plusNanos(999_999_999).toSeconds()));
    }

    private static <E extends Enum<E>> AgentSetting<E> ofConstant(String name, E byDefault) {
        return new AgentSetting<>(
                name, byDefault, text -> constant(name, byDefault.getDeclaringClass(), text), JsonLine::word);
    }

    private static <E extends Enum<E>> E constant(String name, Class<E> type, String text) {
        return Stream.of(type.getEnumConstants())
                .filter(one -> JsonLine.word(one).equals(text))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(name + " is " + text + ", but allowed is one of "
                        + String.join(
                                ", ",
                                Stream.of(type.getEnumConstants())
                                        .map(JsonLine::word)
                                        .toList())
                        + "."));
    }

    private static AgentSetting<Optional<String>> ofText(String name) {
        return new AgentSetting<>(name, Optional.empty(), Optional::of, text -> text.orElse(""));
    }

    private static AgentSetting<Optional<Path>> ofPath(String name) {
        return new AgentSetting<>(
                name,
                Optional.empty(),
                text -> Optional.of(Path.of(text)),
                path -> path.map(Path::toString).orElse(""));
    }

    private static AgentSetting<List<String>> ofLines(String name) {
        return new AgentSetting<>(name, List.of(), AgentSetting::lines, lines -> String.join("\n", lines));
    }

    private static AgentSetting<List<Path>> ofPaths(String name) {
        return new AgentSetting<>(
                name,
                List.of(),
                text -> lines(text).stream().map(Path::of).toList(),
                paths -> String.join("\n", paths.stream().map(Path::toString).toList()));
    }

    private static List<String> lines(String text) {
        return text.lines().filter(line -> !line.isBlank()).toList();
    }

    /** Returns what holds where nothing else is said. */
    public T byDefault() {
        return byDefault;
    }

    /** Returns the value that settings have. */
    public T in(Properties settings) {
        String text = settings.getProperty(name, "");
        return text.isBlank() ? byDefault : parser.apply(text);
    }

    /** Adds a value to settings. */
    public void put(Map<? super String, ? super String> settings, T value) {
        settings.put(name, writer.apply(value));
    }

    @Override
    public String toString() {
        return name;
    }
}
