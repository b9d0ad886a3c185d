package io.snarl.agent;

import io.snarl.agent.control.Scheduler;
import io.snarl.agent.fuzz.FuzzRun;
import io.snarl.agent.fuzz.FuzzRunSettings;
import io.snarl.agent.fuzz.TestsToReport;
import io.snarl.agent.instrument.ClassRewriter;
import io.snarl.agent.record.RecordingSession;
import io.snarl.agent.secret.SecretNames;
import io.snarl.agent.secret.Secrets;
import io.snarl.agent.seed.CurrentSeedRun;
import io.snarl.agent.seed.SeedRun;
import io.snarl.agent.seed.junit.ExtensionAutodetection;
import io.snarl.agent.selfcheck.SelfCheck;
import io.snarl.agent.site.Sites;
import io.snarl.contract.code.UntouchedCode;
import io.snarl.contract.settings.PreparedFiles;
import io.snarl.contract.settings.RemainingTests;
import io.snarl.contract.settings.ReportedTest;
import java.io.IOException;
import java.lang.instrument.Instrumentation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** The entry point that a JVM started with {@code -javaagent} calls before the program's own. */
public final class SnarlAgent {

    private SnarlAgent() {}

    /**
     * Starts the agent, or ends the JVM with the reason why it cannot: a JVM that runs on unwatched would look like one
     * without bugs.
     *
     * @param argument the directory that {@link Prepare} has written to
     */
    public static void premain(String argument, Instrumentation instrumentation) {
        JvmSupport.ofThisJvm().require();
        if (argument == null || argument.isEmpty()) {
            throw new IllegalArgumentException(
                    "The Snarl agent needs to be told the directory that '" + Prepare.class.getName()
                            + "' has prepared: use the JVM arguments in its " + PreparedFiles.JVM_ARGUMENTS + ".");
        }
        try {
            start(new Preparation(Path.of(argument)), instrumentation);
        } catch (IOException e) {
            throw new IllegalStateException(
                    "The Snarl agent cannot read what was prepared in " + argument + ": " + e + ". Prepare it again.",
                    e);
        }
    }

    private static void start(Preparation preparation, Instrumentation instrumentation) throws IOException {
        AgentConfiguration settings = preparation.settings();
        // First of all, since all that follows may write.
        Secrets.know(new Secrets(SecretNames.usualAnd(settings.secretNames()), settings.values(), System.getenv()));
        if (Files.exists(preparation.results())) {
            TestsToReport.set(ReportedTest.readAll(preparation.results()));
        } else if (settings.isFuzzing()) {
            control(settings, preparation, instrumentation);
        } else {
            record(settings, preparation, instrumentation);
        }
    }

    private static void control(AgentConfiguration settings, Preparation preparation, Instrumentation instrumentation)
            throws IOException {
        Sites sites = preparation.sites();
        List<UntouchedCode> untouched = new CopyOnWriteArrayList<>(preparation.untouched());
        FuzzRunSettings fuzz = settings.fuzz();
        var rewriter = fuzz.isIndexed()
                ? ClassRewriter.controlledAndIndexed(sites, untouched::add)
                : ClassRewriter.controlled(sites, false, untouched::add);
        // What is inside of mocks is no concern of the tests, but that they lock is.
        var ofMocks = ClassRewriter.controlledWaits(sites, false, untouched::add);
        var rewritten = new RewrittenClasses((name, sort, original) ->
                (ClassSorter.isOfMocks(name) ? ofMocks : rewriter).rewrite(name, sort, original));
        var sorter = ClassSorter.forControl(settings, System.getProperty("java.class.path"));
        instrumentation.addTransformer(
                new LoadedClassRewriter(instrumentation, sorter, rewritten::rewrite, untouched::add));
        var emergency = new EmergencyExit(settings.output());
        new SelfCheck(sites).ofControl(new Scheduler(sites, fuzz.limits(), fuzz.index()), emergency::ofTheRun);
        FuzzRun.start(FuzzRun.of(fuzz, new Scheduler(sites, fuzz.limits(), fuzz.index()), untouched, rewritten::nanos));
    }

    private static void record(AgentConfiguration settings, Preparation preparation, Instrumentation instrumentation)
            throws IOException {
        var emergency = new EmergencyExit(settings.output());
        Sites sites = preparation.sites();
        List<UntouchedCode> untouched = new CopyOnWriteArrayList<>(preparation.untouched());
        var rewriter = ClassRewriter.ofProgram(sites, settings.branches(), untouched::add);
        var recording = new RecordingSession(sites, settings.sampled(), settings.eventLimit());
        var sorter = new ClassSorter(settings, System.getProperty("java.class.path"));
        instrumentation.addTransformer(
                new LoadedClassRewriter(instrumentation, sorter, rewriter::rewrite, untouched::add));
        instrumentation.addTransformer(new OlderJUnitRewriter(instrumentation));
        new SelfCheck(sites).ofRecording(emergency::ofTheRun);

        RemainingTests rest = preparation.rest();
        if (!rest.isAll()) {
            ExtensionAutodetection.enable(
                    instrumentation, preparation.directory().resolve("extension.jar"));
        }
        var run = new SeedRun(
                recording,
                settings.output(),
                settings.branches(),
                settings.testTimeout().toSeconds(),
                rest,
                emergency);
        CurrentSeedRun.start(run, settings.scanned(), cause -> run.finished(untouched, sites, cause));
    }
}
