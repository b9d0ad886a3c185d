package io.snarl.core.synthesis;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import com.google.gson.TypeAdapter;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import io.snarl.core.file.WholeFile;
import io.snarl.core.text.SourceEncodings;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * What a synthesis reads, where it writes, and how it runs tests; a file carries it from the build to the JVM that does the
 * work.
 *
 * <p>The lab, the JVM that runs tests under the scheduler, has the environment of the JVM that reads this.
 *
 * @param traces the directory with the index of the traces
 * @param subjectSources the source directories of the library, of which some may not exist
 * @param seedSources the source directories of the seed tests, of which some may not exist
 * @param handWritten the source directories whose class names are taken
 * @param encodings those of the seed tests and of the tests that are written
 * @param classpath what tests are compiled and run with, without the lab's own classes
 * @param labClasses where tests are compiled to; the first on the lab's class path
 * @param labResults where the lab leaves its results
 * @param labCommand the executable, arguments and main class of the lab; the directories with tests follow. It is empty in a file
 *     if the arguments may hold secrets, and follows in another way
 * @param labDirectory the working directory of the lab
 * @param labRuns how the lab runs tests
 * @param sourceLevel the version of Java that the tests are written in
 * @param release whether they may use no newer JDK than that, as by the option {@code --release} of the compiler
 * @param namedSubjects classes that the user has named one by one as subjects
 * @param annotations the user's own annotations that say of a class that it is thread-safe
 * @param maxCycleLength how many locks a predicted deadlock may have at most
 * @param seed where random choices start from
 * @param timeBudgetSeconds how long the work may take
 * @param sources where the sources of the tests are written
 * @param findings the file of findings to write
 * @param recordedFindings the file that a user is told of, which marks those that the baseline accepts
 * @param baseline the findings that the user has accepted, which need not be there
 * @param schedules where the schedules and interleavings of the findings are written
 * @param summary the file to write with what a user is told at the end
 * @param projectDirectory what paths in the findings are relative to
 * @param replayCommand what precedes a schedule file on the command line that replays it
 */
public record Settings(
        Path traces,
        List<Path> subjectSources,
        List<Path> seedSources,
        List<Path> handWritten,
        SourceEncodings encodings,
        List<Path> classpath,
        Path labClasses,
        Path labResults,
        List<String> labCommand,
        Path labDirectory,
        LabRuns labRuns,
        int sourceLevel,
        boolean release,
        List<String> namedSubjects,
        List<String> annotations,
        int maxCycleLength,
        long seed,
        long timeBudgetSeconds,
        Path sources,
        Path findings,
        Path recordedFindings,
        Path baseline,
        Path schedules,
        Path summary,
        Path projectDirectory,
        String replayCommand) {

    /**
     * How the lab runs tests.
     *
     * @param schedules how many schedules of a test are tried at most
     * @param jvms how many tests are run at the same time, each in a JVM of its own
     */
    public record LabRuns(int schedules, int jvms) {}

    private static final Gson JSON = new GsonBuilder()
            .setPrettyPrinting()
            .disableHtmlEscaping()
            .registerTypeHierarchyAdapter(Path.class, new PathText())
            .create();

    /** Reads what {@link #write} has written. */
    public static Settings read(Path file) throws IOException {
        Settings settings;
        try {
            settings = JSON.fromJson(Files.readString(file), Settings.class);
        } catch (JsonParseException e) {
            throw new IOException("The settings " + file + " cannot be read: " + e.getMessage(), e);
        }
        if (settings == null) {
            throw new IOException("The settings " + file + " are empty");
        }
        settings.requireComplete(file);
        return settings;
    }

    /** Returns the same with the command of the lab. */
    Settings withLabCommand(List<String> command) {
        return new Settings(
                traces,
                subjectSources,
                seedSources,
                handWritten,
                encodings,
                classpath,
                labClasses,
                labResults,
                command,
                labDirectory,
                labRuns,
                sourceLevel,
                release,
                namedSubjects,
                annotations,
                maxCycleLength,
                seed,
                timeBudgetSeconds,
                sources,
                findings,
                recordedFindings,
                baseline,
                schedules,
                summary,
                projectDirectory,
                replayCommand);
    }

    /** Returns what else the findings depend on besides the code, by the names of the settings. */
    Map<String, Long> toRepeat() {
        return Map.of(
                "java",
                (long) Runtime.version().feature(),
                "maxCycleLength",
                (long) maxCycleLength,
                "seed",
                seed,
                "timeBudgetSeconds",
                timeBudgetSeconds);
    }

    public void write(Path file) throws IOException {
        WholeFile.write(file, JSON.toJson(this) + "\n");
    }

    private void requireComplete(Path file) throws IOException {
        try {
            for (RecordComponent component : Settings.class.getRecordComponents()) {
                if (component.getAccessor().invoke(this) == null) {
                    throw new IOException("The settings " + file + " lack '" + component.getName() + "'");
                }
            }
        } catch (ReflectiveOperationException e) {
            throw new AssertionError("the accessors of a record are there", e);
        }
    }

    private static final class PathText extends TypeAdapter<Path> {

        @Override
        public void write(JsonWriter json, Path path) throws IOException {
            json.value(path.toString());
        }

        @Override
        public Path read(JsonReader json) throws IOException {
            return Path.of(json.nextString());
        }
    }
}
