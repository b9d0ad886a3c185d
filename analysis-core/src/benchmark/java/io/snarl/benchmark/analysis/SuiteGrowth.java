package io.snarl.benchmark.analysis;

import io.snarl.benchmark.measuring.Directories;
import io.snarl.benchmark.measuring.TracedJvm;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Records suites of growing size with the agent, and analyses what it has recorded. */
final class SuiteGrowth {

    /** As many as the recorder keeps of one line, so that tests of a varied suite are recorded whole. */
    private static final int TURNS_TO_COUNT = 64;

    private final Path work;
    private final Path agent;
    private final List<Path> junit;

    /**
     * Makes a measurement.
     *
     * @param junit what tests need to be run, and what runs them
     */
    SuiteGrowth(Path work, Path agent, List<Path> junit) {
        this.work = work;
        this.agent = agent;
        this.junit = junit;
    }

    /** Measures suites that have as many test classes as are allowed, and then longer loops. */
    void measure(Suite.Kind kind, int mostClasses, boolean sampled, List<Long> sizes) throws IOException {
        double eventsOfATurn = eventsOfATurn(kind);
        for (long size : sizes) {
            double turns = size / eventsOfATurn / Suite.TESTS_OF_A_CLASS;
            int classes = (int) Math.max(1, Math.min(mostClasses, Math.round(turns / TURNS_TO_COUNT)));
            Suite suite = kind.of(classes, (int) Math.round(turns / classes));
            measure(suite, Math.round(suite.turns() * eventsOfATurn), sampled);
        }
    }

    /** Measures one suite. */
    void measure(Suite suite, long events, boolean sampled) throws IOException {
        Directories.delete(work);
        CompiledSuite compiled = CompiledSuite.compile(suite, work.resolve("suite"), junit);
        var jvm = new TracedJvm(agent, compiled.program(), sampled, work.resolve("traced"), List.of());
        double seconds = jvm.runInSpace().nanos() / 1e9;
        var index = jvm.index();
        var cost = new AnalysisJvm(work.resolve("analysis")).analyse(jvm.traces(), compiled.classPath());
        new Row(events, index.usable().size(), index.events(), jvm.bytes(), seconds, cost).print();
        Directories.delete(work);
    }

    /** Counts the events of a small suite by recording all of them. */
    private double eventsOfATurn(Suite.Kind kind) throws IOException {
        Suite suite = kind.of(1, TURNS_TO_COUNT);
        Directories.delete(work);
        CompiledSuite compiled = CompiledSuite.compile(suite, work.resolve("suite"), junit);
        var jvm = new TracedJvm(agent, compiled.program(), false, work.resolve("traced"), List.of());
        jvm.run();
        return (double) jvm.index().events() / suite.turns();
    }
}
