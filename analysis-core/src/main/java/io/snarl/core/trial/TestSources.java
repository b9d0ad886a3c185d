package io.snarl.core.trial;

import io.snarl.core.carve.WrittenCode;
import io.snarl.core.seed.Birth;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.seed.Script;
import io.snarl.core.source.TestDraft;
import io.snarl.core.source.TestWriter;
import io.snarl.core.source.WrittenTestClass;
import io.snarl.core.source.expression.Target;
import io.snarl.core.source.resolve.Types;
import io.snarl.core.source.seed.MemberKind;
import io.snarl.core.source.seed.SeedCall;
import io.snarl.core.source.seed.SeedPiece;
import io.snarl.core.source.seed.SeedSources;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The sources of the seed tests, and of the tests that are made of them. */
public final class TestSources implements WrittenCode {

    private final Types types;
    private final SeedSources seeds;
    private final TestWriter writer;
    private final int sourceLevel;

    /**
     * Reads the sources of the seed tests.
     *
     * @param roots the directories of these sources
     * @param encoding that of these sources
     * @param sourceLevel the version of Java that tests are written in
     */
    public TestSources(List<Path> roots, Charset encoding, int sourceLevel, Types types, Map<Integer, Script> scripts) {
        this.types = types;
        this.seeds = SeedSources.of(roots, encoding, types);
        this.writer = new TestWriter(
                types, seeds, origin -> scripts.get(origin.test()).makerOf(origin.object()));
        this.sourceLevel = sourceLevel;
    }

    @Override
    public Optional<List<UsedName>> freeNames(Birth.InSource code) {
        return seeds.freeNames(code.caller(), code.className(), code.body()).map(TestSources::names);
    }

    @Override
    public Optional<List<UsedName>> freeNames(Birth.AsWritten expression) {
        return seeds.call(expression.call())
                .flatMap(call -> call.operand(expression.argument()))
                .filter(SeedPiece::canBeRepeated)
                .map(piece -> names(piece.freeNames()));
    }

    @Override
    public Optional<List<UsedName>> namesIn(Birth.AsWritten expression) {
        return seeds.call(expression.call())
                .flatMap(call -> call.operand(expression.argument()))
                .map(piece -> names(piece.freeNames()));
    }

    @Override
    public boolean isVariable(Birth.AsWritten expression) {
        return seeds.call(expression.call())
                .flatMap(call -> call.operand(expression.argument()))
                .filter(SeedPiece::isVariable)
                .isPresent();
    }

    private static List<UsedName> names(List<io.snarl.core.source.seed.FreeName> names) {
        return names.stream()
                .map(name -> new UsedName(
                        name.name(),
                        name.className(),
                        name.lines(),
                        name.kind() == io.snarl.core.source.seed.FreeName.Kind.LOCAL_VARIABLE))
                .toList();
    }

    @Override
    public Optional<String> resultName(ClientCall call) {
        return seeds.call(call).flatMap(SeedCall::resultName);
    }

    @Override
    public boolean mayGive(ClientCall call, String variable) {
        return seeds.call(call).filter(written -> !written.mayGive(variable)).isEmpty();
    }

    @Override
    public boolean isMock(Birth.OfField field) {
        return declarationOf(field).filter(SeedPiece::isLookedAfterByMocks).isPresent();
    }

    @Override
    public boolean hasMocks(Birth.OfField field) {
        return declarationOf(field).filter(SeedPiece::hasMocks).isPresent();
    }

    private Optional<SeedPiece> declarationOf(Birth.OfField field) {
        return types.field(field.owner(), field.name())
                .flatMap(found -> seeds.member(found.owner(), found.name(), MemberKind.FIELD));
    }

    @Override
    public boolean isStatement(ClientCall call) {
        return seeds.call(call).filter(SeedCall::isStatement).isPresent();
    }

    @Override
    public boolean isManaged(ClientCall call) {
        return seeds.call(call).filter(SeedCall::isManaged).isPresent();
    }

    @Override
    public boolean isConstant(ClientCall call, int argument) {
        int count = call.arguments().size();
        return seeds.call(call)
                // Only then is each of them written where it was recorded.
                .filter(written -> written.argument(count - 1).isPresent()
                        && written.argument(count).isEmpty())
                .flatMap(written -> written.argument(argument))
                .filter(SeedPiece::isConstant)
                .isPresent();
    }

    /** Returns why a test cannot be written, empty if it can. */
    public Optional<String> obstacle(PlannedTest planned) {
        if (frameworkOf(planned).isEmpty()) {
            return Optional.of("it would be a JUnit test, and the tests, which are run by '" + planned.engine()
                    + "', have no engine of JUnit on their class path: add JUnit Jupiter to it");
        }
        return writer.whyNot(method(planned), target(planned));
    }

    private static TestDraft method(PlannedTest planned) {
        return new TestDraft(planned.plan(), planned.shown(), planned.seeds());
    }

    /** Writes a class with one method for each of some tests, which all have the same package and framework. */
    public WrittenTestClass write(String className, List<PlannedTest> tests) {
        PlannedTest first = tests.get(0);
        return writer.write(
                target(first),
                className,
                first.subject(),
                tests.stream().map(TestSources::method).toList());
    }

    /** Writes a class for one test. */
    public WrittenTestClass write(String className, PlannedTest planned) {
        return write(className, List.of(planned));
    }

    private Target target(PlannedTest planned) {
        return new Target(planned.packageName(), frameworkOf(planned).orElseThrow(), sourceLevel);
    }

    /** Returns what the test is written for; nothing if there is none. */
    public Optional<Target.Framework> frameworkOf(PlannedTest planned) {
        return Target.Framework.forTestsOf(planned.engine(), types);
    }
}
