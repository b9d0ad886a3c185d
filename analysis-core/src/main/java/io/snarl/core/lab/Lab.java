package io.snarl.core.lab;

import io.snarl.contract.result.RunResults;
import io.snarl.core.file.WriteProblem;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Runs generated tests under the scheduler, in as many JVMs as it takes: one that is lost costs no more than the test that ended it. */
public final class Lab {

    /** No limit but that of the tests themselves. */
    public static final Supplier<Duration> AS_LONG_AS_IT_TAKES = () -> Duration.ofDays(1);

    /** What a JVM may take to start, on a busy machine too. */
    private static final Duration START = Duration.ofSeconds(60);

    /** What a test may take on the average; a single one that takes all of it must not cost what the others have found. */
    private static final Duration FOR_EACH_TEST = Duration.ofSeconds(4);

    private final TestCompiler compiler;
    private final Place place;
    private final LabJvm jvm;
    private final LabJournal journal;
    private final boolean concluding;
    private WrittenClasses compiled = new WrittenClasses();
    private boolean hasWorked;

    /**
     * Makes a lab.
     *
     * @param command what starts its JVMs
     * @param concluding whether only those tests are run again that must be, and what was not tried before is left
     */
    public Lab(TestCompiler compiler, Place place, List<String> command, boolean concluding) {
        this.compiler = compiler;
        this.place = place;
        this.jvm = new LabJvm(List.copyOf(command), place);
        this.journal = new LabJournal(place.journal());
        this.concluding = concluding;
    }

    /**
     * Where a lab works.
     *
     * @param classes where tests are compiled to
     * @param results where the tests' JVM leaves its results
     * @param journal where they are kept until all is done
     * @param directory the working directory of that JVM
     * @param log where its output goes
     */
    public record Place(Path classes, Path results, Path journal, Path directory, Path log) {}

    /**
     * Runs tests of which only the results matter.
     *
     * @param sources by the binary names of their classes
     * @param collecting what to look for in them
     * @param left how long it may take at most
     */
    public LabRun tryOut(Map<String, String> sources, Collecting collecting, Supplier<Duration> left)
            throws IOException, InterruptedException {
        return new LabWork(this, collecting, false, left).run(sources);
    }

    /** Runs tests, and keeps the schedules and interleavings of their bugs. */
    public LabRun run(Map<String, String> sources, Collecting collecting, Supplier<Duration> left)
            throws IOException, InterruptedException {
        return new LabWork(this, collecting, true, left).run(sources);
    }

    /** Forgets what was kept in case of an accident. */
    public static void forget(Place place) throws IOException {
        LabJournal.clear(place.journal());
    }

    /** Tells whether what is to be run is left because there is to be an end. */
    boolean isLeft(String key, boolean withFiles) {
        return concluding && !withFiles && journal.find(key).isEmpty();
    }

    /**
     * Compiles sources.
     *
     * @return what is wrong with those that do not compile, by the names of their classes
     */
    Map<String, String> compile(Map<String, String> sources) throws IOException {
        LabJournal.clear(place.classes());
        compiled = new WrittenClasses();
        return compiler.compile(sources, place.classes(), compiled);
    }

    /** Runs what is compiled in one JVM, unless that was done before. */
    Left runOnce(String key, int tests, Collecting collecting, boolean withFiles, Duration most)
            throws IOException, InterruptedException {
        Optional<RunResults> known =
                journal.find(key).map(RunResults::read).filter(run -> !withFiles || LabJournal.hasFilesOf(run));
        if (known.isPresent()) {
            hasWorked = true;
            return new Left(known, journal.wasTimeOver(key), false, "as it did before");
        }
        jvm.endLeftOver();
        LabJournal.clear(place.results());
        Duration expected = START.plus(FOR_EACH_TEST.multipliedBy(tests));
        LabJvm.Ended ended = jvm.run(collecting, expected.compareTo(most) < 0 ? expected : most);
        Optional<Path> changed = compiled.changed();
        if (changed.isPresent()) {
            WriteProblem.requireRoom(place.results());
            String words = "something has changed " + changed.get() + " since it was compiled";
            return new Left(Optional.empty(), false, false, words);
        }
        boolean timeOver = ended.end() == LabJvm.End.TIME_OVER;
        Optional<RunResults> run =
                journal.keep(key, place.results(), withFiles, timeOver).map(RunResults::read);
        if (run.filter(RunResults::complete).isEmpty()) {
            WriteProblem.requireRoom(place.results());
        }
        boolean hasBegun = run.filter(each -> each.complete()
                        || !each.tests().isEmpty()
                        || !each.running().isEmpty())
                .isPresent();
        hasWorked |= hasBegun;
        boolean killed = ended.end() == LabJvm.End.BY_SIGNAL;
        return new Left(hasBegun ? run : Optional.empty(), timeOver, killed, ended.words());
    }

    /** Ends all work if no JVM has ever come so far as to run a test. */
    void requireWorking(String words) throws IOException {
        if (!hasWorked) {
            throw new IOException("The JVM that runs the tests left no results: " + words + ". What it printed is in "
                    + place.log() + ".");
        }
    }

    /**
     * What a JVM has left.
     *
     * @param run empty if it has not begun any test
     * @param timeOver whether it was ended because it took too long
     * @param killed whether it was ended from outside, for all that is known
     * @param words what it said at its end
     */
    record Left(Optional<RunResults> run, boolean timeOver, boolean killed, String words) {}
}
