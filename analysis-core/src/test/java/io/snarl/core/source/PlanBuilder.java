package io.snarl.core.source;

import io.snarl.contract.code.Descriptors;
import io.snarl.contract.trace.Value;
import io.snarl.core.kind.deadlock.DeadlockWanted;
import io.snarl.core.plan.Observation;
import io.snarl.core.plan.Operand;
import io.snarl.core.plan.Plan;
import io.snarl.core.plan.Step;
import io.snarl.core.plan.Variable;
import io.snarl.core.seed.Caller;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.seed.SeedTest;
import io.snarl.core.source.type.Primitives;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/** Makes plans by hand; a call is found in the seed test by a piece of its line. */
final class PlanBuilder {

    /** Calls a static method. */
    static final Object NOTHING = new Object();

    private final String seedClass;
    private final Path source;
    private final SeedTest seed;
    private final List<Step> setUp = new ArrayList<>();
    private final List<Step> threads = new ArrayList<>();
    private final Map<Integer, String> tolerated = new HashMap<>();
    private final List<Observation> observations = new ArrayList<>();
    private final Map<String, List<Integer>> lines;
    private int objects;
    private int calls;

    /**
     * Makes one for a class of seed tests.
     *
     * @param lines the lines of its methods, as its class file has them
     */
    PlanBuilder(String seedClass, Path source, Map<String, List<Integer>> lines) {
        this.seedClass = seedClass;
        this.source = source;
        this.lines = lines;
        this.seed = new SeedTest(0, "[engine:junit-jupiter]", seedClass, "test");
    }

    /** Adds the creation of an object. */
    Variable create(String line, String owner, String descriptor, Object... arguments) {
        return result(line, owner, NOTHING, "<init>", descriptor, owner, arguments);
    }

    /** Adds a call whose result, of the given class, is used. */
    Variable result(
            String line, String owner, Object on, String name, String descriptor, String made, Object... arguments) {
        var variable = new Variable(++objects, made, List.of(new Variable.SeedObject(0, objects)));
        setUp.add(
                step(line, owner, on, name, descriptor, Optional.of(variable), new Value.Instance(objects), arguments));
        return variable;
    }

    PlanBuilder call(String line, String owner, Object on, String name, String descriptor, Object... arguments) {
        setUp.add(step(line, owner, on, name, descriptor, Optional.empty(), Value.NONE, arguments));
        return this;
    }

    /** Adds a call that returns its receiver. */
    PlanBuilder fluent(String line, String owner, Variable on, String name, String descriptor, Object... arguments) {
        var result = new Value.Instance(on.number());
        setUp.add(step(line, owner, on, name, descriptor, Optional.empty(), result, arguments));
        return this;
    }

    PlanBuilder thread(String line, String owner, Object on, String name, String descriptor, Object... arguments) {
        threads.add(step(line, owner, on, name, descriptor, Optional.empty(), Value.NONE, arguments));
        return this;
    }

    /** Looks at what a call returns that stands in no seed test. */
    PlanBuilder query(String owner, Variable on, String name, String descriptor) {
        var origin = new ClientCall(
                seed,
                calls++,
                new Caller(seedClass, "test", source.getFileName().toString(), 0),
                0,
                ClientCall.Kind.METHOD,
                owner,
                name,
                descriptor,
                on.number(),
                List.of(),
                Value.NONE,
                ClientCall.Ending.RETURNED,
                false,
                false);
        var step = new Step(origin, Optional.empty(), Optional.of(new Operand.OfVariable(on)), List.of());
        return observe(new Observation.Query(step));
    }

    PlanBuilder observe(Observation observation) {
        observations.add(observation);
        return this;
    }

    Plan build() {
        return new Plan(setUp, threads, tolerated, observations);
    }

    /** Lets the thread that was added last end by an exception. */
    PlanBuilder mayThrow(String exception) {
        tolerated.put(threads.size() - 1, exception);
        return this;
    }

    /** Returns the plan as a test that has not been run. */
    TestDraft test() {
        return test(new DeadlockWanted());
    }

    /** Returns the plan as a test that has shown something. */
    TestDraft test(Shown shown) {
        return new TestDraft(build(), shown, List.of(seed));
    }

    /** Returns a lambda, or an anonymous class if a class is named. */
    Operand written(String line, String className, String body, Map<String, Operand> captured) {
        return new Operand.Written(caller(line), className, body, captured);
    }

    private Step step(
            String line,
            String owner,
            Object on,
            String name,
            String descriptor,
            Optional<Variable> result,
            Value returned,
            Object... given) {
        List<String> types = Descriptors.parameters(descriptor);
        List<Operand> arguments = IntStream.range(0, given.length)
                .mapToObj(i -> operand(given[i], types.get(i)))
                .toList();
        Optional<Operand> receiver = on == NOTHING ? Optional.empty() : Optional.of(operand(on, owner));
        ClientCall.Kind kind = name.equals("<init>")
                ? ClientCall.Kind.CONSTRUCTOR
                : on == NOTHING ? ClientCall.Kind.STATIC_METHOD : ClientCall.Kind.METHOD;
        var origin = new ClientCall(
                seed,
                calls++,
                caller(line),
                0,
                kind,
                owner,
                name,
                descriptor,
                on instanceof Variable variable ? variable.number() : 0,
                arguments.stream().map(PlanBuilder::value).toList(),
                returned,
                ClientCall.Ending.RETURNED,
                true,
                true);
        return new Step(origin, result, receiver, arguments);
    }

    private Caller caller(String line) {
        int number = lineOf(line);
        return new Caller(seedClass, methodAt(number), source.getFileName().toString(), number);
    }

    private String methodAt(int line) {
        return lines.entrySet().stream()
                .filter(method -> !method.getKey().startsWith("lambda$"))
                .filter(method -> method.getValue().stream().anyMatch(each -> each <= line)
                        && method.getValue().stream().anyMatch(each -> each >= line))
                .min(Comparator.comparingInt(PlanBuilder::length))
                .map(Map.Entry::getKey)
                .orElse("test");
    }

    /** The initialiser of a class may have lines before and after those of all methods. */
    private static int length(Map.Entry<String, List<Integer>> method) {
        var statistics = method.getValue().stream().mapToInt(Integer::intValue).summaryStatistics();
        return statistics.getMax() - statistics.getMin();
    }

    private int lineOf(String part) {
        try {
            List<String> lines = Files.readAllLines(source);
            return IntStream.range(0, lines.size())
                            .filter(i -> lines.get(i).contains(part))
                            .findFirst()
                            .orElseThrow(() -> new AssertionError(part + " is not in " + source))
                    + 1;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Value value(Operand operand) {
        return operand instanceof Operand.Literal literal ? literal.value() : new Value.Instance(1_000);
    }

    private static Operand operand(Object given, String type) {
        if (given instanceof Operand operand) {
            return operand;
        }
        if (given instanceof Variable variable) {
            return new Operand.OfVariable(variable);
        }
        if (given instanceof double[] numbers) {
            return new Operand.ArrayLiteral(
                    "double[]",
                    Arrays.stream(numbers)
                            .mapToObj(each -> operand(each, "double"))
                            .toList());
        }
        if (given instanceof Object[] elements) {
            String component = type.substring(0, type.length() - 2);
            return new Operand.ArrayLiteral(
                    type,
                    Arrays.stream(elements)
                            .map(each -> operand(each, component))
                            .toList());
        }
        return new Operand.Literal(value(given, type));
    }

    private static Value value(Object given, String type) {
        if (given == null) {
            return Value.NULL;
        }
        if (given instanceof Value value) {
            return value;
        }
        if (given instanceof String text) {
            return new Value.Text(text, text.length());
        }
        if (given instanceof Class<?> literal) {
            return new Value.ClassLiteral(literal.getName());
        }
        var primitive = new Value.Primitive(given);
        return Primitives.isPrimitive(type) ? primitive : new Value.Boxed(primitive);
    }
}
