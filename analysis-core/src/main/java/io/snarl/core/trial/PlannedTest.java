package io.snarl.core.trial;

import io.snarl.contract.code.Descriptors;
import io.snarl.contract.code.MethodSignature;
import io.snarl.contract.trace.ClassSort;
import io.snarl.contract.trace.TracedClass;
import io.snarl.core.carve.MockingFrameworks;
import io.snarl.core.plan.Operand;
import io.snarl.core.plan.Plan;
import io.snarl.core.plan.Step;
import io.snarl.core.plan.Variable;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.seed.Script;
import io.snarl.core.seed.SeedTest;
import io.snarl.core.source.Shown;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A plan and where it comes from.
 *
 * @param subject the binary name of the class that is examined
 * @param seeds the tests whose calls it repeats, that of the first thread first
 * @param shown what the test is written to show
 */
public record PlannedTest(Plan plan, String subject, List<SeedTest> seeds, Shown shown) {

    public PlannedTest {
        seeds = List.copyOf(seeds);
    }

    /**
     * Returns the same in different lengths: with nothing done to the objects but making them, with the first thing only that
     * is done to each, and with all of it. What mocks are told belongs to making them.
     */
    public List<PlannedTest> fromShortToLong() {
        Set<Optional<Operand>> shaped = new HashSet<>();
        List<Step> shaping =
                plan.shaping().stream().filter(step -> !tellsMock(step)).toList();
        List<Step> later =
                shaping.stream().filter(step -> !shaped.add(step.receiver())).toList();
        return Stream.of(withoutIdleMocks(plan.without(shaping)), withoutIdleMocks(plan.without(later)), plan)
                .distinct()
                .map(this::with)
                .toList();
    }

    private static boolean tellsMock(Step step) {
        return step.result().isEmpty()
                && (MockingFrameworks.have(step.origin())
                        || MockingFrameworks.insistOn(step.origin())
                        || step.receiver()
                                .filter(Operand.Expression.class::isInstance)
                                .isPresent());
    }

    /** What a mock is told is of no use if nothing else has the mock any more. */
    private static Plan withoutIdleMocks(Plan shorter) {
        List<Step> telling =
                shorter.setUp().stream().filter(PlannedTest::tellsMock).toList();
        Plan silent = shorter.without(telling);
        Set<Variable> left = new HashSet<>();
        silent.setUp().forEach(step -> step.result().ifPresent(left::add));
        return shorter.without(
                telling.stream().filter(step -> !left.containsAll(step.uses())).toList());
    }

    /** Returns what the threads call, with the types of the parameters. */
    public List<String> calls() {
        return plan.threads().stream()
                .map(Step::origin)
                .map(call -> call.owner() + "." + call.name() + "("
                        + String.join(", ", Descriptors.parameters(call.descriptor())) + ")")
                .toList();
    }

    /** Returns the package that the test is written into, in which it sees all that the seed test sees. */
    public String packageName() {
        return seeds.get(0).packageName();
    }

    /** Tells whether it is to be a test of JUnit 4. */
    public String engine() {
        return seeds.get(0).engine();
    }

    /** Returns the same as a test in the package of another seed test, for each other package. */
    public List<PlannedTest> inOtherPackages() {
        return seeds.stream()
                .filter(seed -> !seed.packageName().equals(packageName()))
                .map(first -> Stream.concat(Stream.of(first), seeds.stream())
                        .distinct()
                        .toList())
                .map(order -> new PlannedTest(plan, subject, order, shown))
                .toList();
    }

    /** Returns the same with another plan. */
    public PlannedTest with(Plan other) {
        return new PlannedTest(other, subject, seeds, shown);
    }

    /** Returns the same to be written for something else. */
    public PlannedTest showing(Shown other) {
        return new PlannedTest(plan, subject, seeds, other);
    }

    /** Returns the class that a call is a test of: that of the object called if it is a subject, else the one that declares the method. */
    public static String subjectOf(Script script, int callNumber, MethodSignature entered) {
        ClientCall call = script.calls().get(callNumber);
        TracedClass receiver = script.classOf(call.receiver());
        if (receiver.sort() == ClassSort.SUBJECT && !receiver.isAnonymous() && !receiver.isLambda()) {
            return receiver.name();
        }
        return entered.owner();
    }
}
