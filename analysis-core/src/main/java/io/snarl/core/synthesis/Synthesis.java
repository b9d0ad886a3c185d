package io.snarl.core.synthesis;

import io.snarl.contract.settings.SynthesisProtocol;
import io.snarl.contract.trace.ClassSort;
import io.snarl.core.baseline.Baseline;
import io.snarl.core.baseline.BaselineFile;
import io.snarl.core.finding.Counts;
import io.snarl.core.finding.Findings;
import io.snarl.core.kind.BugKind;
import io.snarl.core.kind.BugKinds;
import io.snarl.core.lab.FreshClassPath;
import io.snarl.core.lab.Lab;
import io.snarl.core.lab.LabPlace;
import io.snarl.core.lab.TestCompiler;
import io.snarl.core.mishap.Mishap;
import io.snarl.core.mishap.Mishaps;
import io.snarl.core.registry.KnownKinds;
import io.snarl.core.seed.Script;
import io.snarl.core.source.claim.Claims;
import io.snarl.core.source.resolve.ClassNames;
import io.snarl.core.source.resolve.Types;
import io.snarl.core.trial.TestSources;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Turns the traces of seed tests into concurrent tests and findings. */
public final class Synthesis {

    /** Beside the lab's results and not among the findings, which have to be the same in each run. */
    private static final String TIMES = "synthesis-times.json";

    private final Settings settings;
    private final Start start;
    private final BugKinds kinds;
    private final TimeBudget time;
    private final Mishaps mishaps;
    private final Publication publication;

    /**
     * Makes a synthesis.
     *
     * @param progress is told what is being done
     */
    public Synthesis(Settings settings, Start start, Progress progress) {
        this(settings, start, progress, KnownKinds.ALL);
    }

    /**
     * Makes a synthesis that looks for certain kinds of bugs.
     *
     * @param progress is told what is being done
     */
    public Synthesis(Settings settings, Start start, Progress progress, BugKinds kinds) {
        this.kinds = kinds;
        this.settings = settings;
        this.start = start;
        this.time =
                new TimeBudget(Duration.ofSeconds(settings.timeBudgetSeconds()).minus(start.spent()), progress);
        this.mishaps = new Mishaps(settings.labResults().resolveSibling(SynthesisProtocol.MISHAPS));
        this.publication = new Publication(settings);
        if (start.concluding()) {
            mishaps.add(new Mishap("what had not been tried yet", "the JVM of the analysis was killed, twice"));
        }
    }

    /**
     * How a synthesis begins.
     *
     * @param spent how long JVMs have worked on it that were lost; what they have tried is known
     * @param concluding whether nothing more is tried
     */
    public record Start(Duration spent, boolean concluding) {

        /** The first one. */
        public static final Start ANEW = new Start(Duration.ZERO, false);
    }

    /** Does all the work, and writes sources, schedules, findings and summary. */
    public Findings run() throws IOException, InterruptedException {
        // First of all, since nobody wants to be told of a broken file when everything is done.
        Baseline baseline = new BaselineFile(settings.baseline()).read();
        time.begin("reading traces");
        SeedAnalysis seeds = SeedAnalysis.of(
                settings.traces(),
                kinds.list().stream().map(BugKind::observe).toList(),
                test -> time.mention(() -> "reading the trace of " + test.className() + "." + test.method()),
                time::isTimeLeftToRead,
                mishaps);
        requireAnything(seeds.read() > 0 || seeds.tests() == 0);
        time.begin("predicting");
        time.detail("predicting bugs from " + seeds.read() + " tests");
        try (Types types = Types.of(
                settings.classpath(),
                settings.annotations(),
                new Claims(settings.subjectSources()),
                (name, problem) -> mishaps.note("reading the class " + name, problem))) {
            mishaps.run("looking for annotations", () -> tellOfUnusedAnnotations(seeds, types));
            Findings findings;
            try (Lab lab = open(seeds)) {
                findings = new Handover(settings, kinds, time, mishaps, publication)
                        .of(synthesize(seeds, types, lab), seeds.missing(), baseline);
            }
            time.writeTo(settings.labResults().resolveSibling(TIMES));
            // Not before, since an analysis that is killed now would need it.
            Lab.forget(place());
            return findings;
        }
    }

    /** Its JVMs start while bugs are predicted. */
    private Lab open(SeedAnalysis seeds) throws IOException {
        return new Lab(
                new TestCompiler(settings.classpath(), settings.sourceLevel(), settings.release()),
                place(),
                FreshClassPath.of(settings.labCommand(), underTest(seeds)),
                seeds.scripts().isEmpty() ? 0 : settings.labRuns().jvms(),
                start.concluding());
    }

    private Findings synthesize(SeedAnalysis seeds, Types types, Lab lab) throws IOException, InterruptedException {
        var bounds = new Predictions.Bounds(settings.maxCycleLength(), settings.namedSubjects());
        var predictions = new Predictions(seeds, kinds, types, bounds, time::isTimeLeftToPredict, mishaps);
        requireAnything(!predictions.areLost());
        var findings = new FindingsCollector(new ClassNames(types), mishaps);
        predictions.infeasible().forEach(findings::addInfeasible);
        if (predictions.candidates() > 0) {
            requireAnything(confirm(predictions, seeds, types, lab, findings));
        }
        time.stop();
        var counts = new Counts(
                seeds.tests(),
                seeds.events(),
                predictions.counts(),
                findings.candidates(),
                findings.infeasible(),
                findings.tests(),
                predictions.notExamined(),
                predictions.leftOut(),
                mishapTexts(),
                time.wasCut());
        return new Findings(counts, findings.findings());
    }

    /** A run of which nothing is left must not look like one that has found nothing. */
    private void requireAnything(boolean isAnything) throws IOException {
        if (!isAnything) {
            throw new IOException("Nothing could be examined, because something went wrong inside Snarl: "
                    + mishaps.latest().orElseThrow() + ". What was there before is unchanged; " + mishaps.log()
                    + " says more.");
        }
    }

    private List<String> mishapTexts() {
        return mishaps.all().stream().map(Mishap::toString).toList();
    }

    private void tellOfUnusedAnnotations(SeedAnalysis seeds, Types types) {
        Set<String> unused = new TreeSet<>(settings.annotations());
        seeds.notes().stream()
                .flatMap(notes -> notes.classes().stream())
                .forEach(className -> unused.removeIf(name -> types.isMarkedBy(className, name)));
        if (!unused.isEmpty()) {
            time.say("snarl.subjects.annotatedWith names " + String.join(", ", unused)
                    + ", which no class carries that the seed tests call. Write the full name; an annotation can only be"
                    + " seen if its retention is CLASS or RUNTIME.");
        }
    }

    private boolean confirm(
            Predictions predictions, SeedAnalysis seeds, Types types, Lab lab, FindingsCollector findings)
            throws IOException, InterruptedException {
        var sources = new TestSources(
                settings.seedSources(), settings.encodings().ofSeeds(), settings.sourceLevel(), types, seeds.scripts());
        return new Confirmation(settings, lab, sources, types, time, publication, mishaps).run(predictions, findings);
    }

    /** Returns the names of the classes of the library and of its tests. */
    private static Set<String> underTest(SeedAnalysis seeds) {
        Set<String> names = new HashSet<>();
        seeds.notes().forEach(notes -> names.addAll(notes.classes()));
        for (Script script : seeds.scripts().values()) {
            names.add(script.test().className());
            script.classes().values().stream()
                    .filter(type -> type.sort() == ClassSort.SUBJECT || type.sort() == ClassSort.TEST)
                    .forEach(type -> names.add(type.name()));
        }
        return names;
    }

    private LabPlace place() {
        Path logs = settings.labResults().toAbsolutePath().getParent();
        return new LabPlace(settings.labClasses(), logs.resolve("journal"), settings.labDirectory(), logs);
    }
}
