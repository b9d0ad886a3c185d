package io.snarl.core.synthesis;

import io.snarl.core.carve.WrittenCode;
import io.snarl.core.finding.ConfirmedDeadlock;
import io.snarl.core.finding.Deadlock;
import io.snarl.core.seed.Birth;
import io.snarl.core.seed.Script;
import io.snarl.core.source.Shown;
import io.snarl.core.source.Target;
import io.snarl.core.source.TestMethod;
import io.snarl.core.source.TestWriter;
import io.snarl.core.source.WrittenTestClass;
import io.snarl.core.source.seed.SeedSources;
import io.snarl.core.source.type.Types;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The sources of the seed tests, and of the tests that are made of them. */
final class Sources implements WrittenCode {

    private final SeedSources seeds;
    private final TestWriter writer;
    private final int sourceLevel;

    Sources(Settings settings, Types types, Map<Integer, Script> scripts) {
        this.seeds = SeedSources.of(settings.seedSources(), types);
        this.writer = new TestWriter(
                types, seeds, origin -> scripts.get(origin.test()).makerOf(origin.object()));
        this.sourceLevel = settings.sourceLevel();
    }

    @Override
    public Optional<List<FreeName>> freeNames(Birth.InSource code) {
        return seeds.freeNames(code.caller(), code.className(), code.body())
                .map(names -> names.stream()
                        .map(name -> new FreeName(name.name(), name.className(), name.line()))
                        .toList());
    }

    /** Returns why a plan cannot be written, empty if it can. */
    Optional<String> obstacle(Planned planned) {
        return writer.whyNot(planned.plan(), target(planned));
    }

    /** Writes a class with one method for each of some tests, which all have the same package and framework. */
    WrittenTestClass write(String className, List<Attempt> tests) {
        Planned first = tests.get(0).planned();
        return writer.write(
                target(first),
                className,
                first.subject(),
                tests.stream()
                        .map(test -> method(test.planned(), test.deadlocks()))
                        .toList());
    }

    /** Writes a class for a test that has not been run. */
    WrittenTestClass write(String className, Planned planned) {
        return writer.write(target(planned), className, planned.subject(), List.of(method(planned, List.of())));
    }

    private static TestMethod method(Planned planned, List<ConfirmedDeadlock> shown) {
        List<Deadlock> deadlocks =
                shown.stream().map(ConfirmedDeadlock::deadlock).toList();
        Shown what = deadlocks.isEmpty() ? new Shown.Nothing() : new Shown.Deadlocks(deadlocks);
        return new TestMethod(planned.plan(), what, planned.seeds());
    }

    private Target target(Planned planned) {
        return new Target(
                planned.packageName(),
                planned.isVintage() ? Target.Framework.JUNIT_4 : Target.Framework.JUNIT_JUPITER,
                sourceLevel);
    }
}
