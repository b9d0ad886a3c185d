package io.snarl.core.source;

import io.snarl.core.plan.Operand;
import io.snarl.core.plan.Plan;
import io.snarl.core.plan.Step;
import io.snarl.core.plan.Variable;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.source.assertion.AssertJChecks;
import io.snarl.core.source.assertion.OutcomeForm;
import io.snarl.core.source.assertion.Threads;
import io.snarl.core.source.assertion.TrialForm;
import io.snarl.core.source.assertion.WrittenBody;
import io.snarl.core.source.expression.OperandText;
import io.snarl.core.source.expression.Operands;
import io.snarl.core.source.expression.Steps;
import io.snarl.core.source.expression.TestClassContext;
import io.snarl.core.source.expression.Warnings;
import io.snarl.core.source.resolve.ClassNames;
import io.snarl.core.source.resolve.Types;
import io.snarl.core.source.seed.FreeName;
import io.snarl.core.source.seed.SeedCall;
import io.snarl.core.source.seed.SeedPiece;
import io.snarl.core.source.text.Expr;
import io.snarl.core.source.text.Imports;
import io.snarl.core.source.text.VariableNames;
import io.snarl.core.source.type.ClassInfo;
import io.snarl.core.source.type.JavaType;
import io.snarl.core.source.variable.FluentChains;
import io.snarl.core.source.variable.Inlining;
import io.snarl.core.source.variable.PlanTypes;
import io.snarl.core.source.variable.Uses;
import io.snarl.core.source.variable.VariableType;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes the body of one test. */
final class MethodWriter implements Operands.VariableTexts, WrittenBody, WrittenTest {

    private final TestClassContext surroundings;
    private final Origins origins;
    private final TestDraft test;
    private final Plan plan;
    private final Uses uses;
    private final PlanTypes types;
    private final Set<Integer> inline;
    private final Operands operands;
    private final Steps steps;
    private final Warnings warnings;
    private final VariableNames names;
    private final Map<Integer, String> variableNames = new HashMap<>();
    private final Map<Integer, Expr> pending = new HashMap<>();
    private final Map<Operand.Written, String> hoisted = new HashMap<>();
    private final List<String> statements = new ArrayList<>();

    MethodWriter(TestClassContext surroundings, Origins origins, TestDraft test) {
        this.surroundings = surroundings;
        this.origins = origins;
        this.test = test;
        this.plan = FluentChains.in(test.plan(), surroundings.seeds(), surroundings.callables());
        this.uses = new Uses(plan);
        this.types = PlanTypes.of(plan, surroundings.types(), surroundings.seeds(), surroundings.callables());
        this.inline = Inlining.of(plan, surroundings.seeds());
        this.warnings = new Warnings(surroundings.types());
        this.operands = new Operands(surroundings, this);
        this.steps = new Steps(surroundings, operands, warnings);
        this.names = new VariableNames(namesInPieces());
        if (types.isUnchecked()) {
            warnings.unchecked();
        }
    }

    /** Names that lambdas declare must not be taken around them; those that they only use are replaced. */
    private Set<String> namesInPieces() {
        Set<String> names = new TreeSet<>(Set.of("inParallel", "mayThrow"));
        written().map(operands::piece).forEach(piece -> {
            names.addAll(piece.variableNames());
            piece.freeNames().stream().map(FreeName::name).forEach(names::remove);
        });
        operands()
                .filter(Operand.Expression.class::isInstance)
                .map(Operand.Expression.class::cast)
                .forEach(expression -> {
                    names.addAll(operands.piece(expression).variableNames());
                    names.removeAll(expression.captured().keySet());
                });
        return names;
    }

    private Stream<Operand.Written> written() {
        return operands().filter(Operand.Written.class::isInstance).map(Operand.Written.class::cast);
    }

    private Stream<Operand> operands() {
        return Stream.of(
                        plan.setUp().stream(),
                        plan.threads().stream(),
                        plan.queries().stream(),
                        plan.endings().stream())
                .flatMap(steps -> steps)
                .flatMap(step -> Stream.concat(step.receiver().stream(), step.arguments().stream()));
    }

    /** Returns the statements of the test, without indentation. */
    String body() {
        Map<Integer, Step> ended = new TreeMap<>();
        for (Step step : plan.setUp()) {
            write(step);
            plan.endings().stream()
                    .filter(ending ->
                            step.result().filter(ending.uses()::contains).isPresent())
                    .forEach(ending -> ended.put(statements.size(), ending));
        }
        plan.threads().forEach(this::hoist);
        plan.queries().forEach(this::hoist);
        String body = String.join("\n\n", paragraphs());
        int end = statements.size();
        for (int start : List.copyOf(ended.keySet()).stream()
                .sorted(Comparator.reverseOrder())
                .toList()) {
            body = tried(joined(statements.subList(start, end), body), expression(ended.get(start)));
            end = start;
        }
        return ended.isEmpty() ? joined(statements, body) : String.join("\n", statements.subList(0, end)) + "\n" + body;
    }

    private static String joined(List<String> before, String after) {
        return before.isEmpty() ? after : String.join("\n", before) + "\n\n" + after;
    }

    private static String tried(String body, Expr ending) {
        return "try {\n" + Expr.indented(body, Expr.INDENTATION) + "\n} finally {\n" + Expr.INDENTATION + ending.flat()
                + ";\n}";
    }

    /** Returns what comes after the objects are made. */
    private List<String> paragraphs() {
        Imports imports = surroundings.imports();
        Shown.Body body = test.shown().body();
        return switch (body.form()) {
            case RUN -> List.of(new Threads(this, imports).inParallel());
            case TRIAL -> new TrialForm(this, imports).paragraphs();
            case ASSERTION -> new OutcomeForm(this, surroundings, body.allowed(), usesAssertJ()).paragraphs();
        };
    }

    private boolean usesAssertJ() {
        return test.seeds().stream()
                .anyMatch(seed -> surroundings.seeds().imports(seed.className(), AssertJChecks.OWNER, "assertThat"));
    }

    private void write(Step step) {
        hoist(step);
        boolean isNeeded = uses.isMadeBy(step) && uses.isUsed(step.result().orElseThrow());
        if (!isNeeded) {
            statements.add(expression(step).laidOut(Expr.BODY_WIDTH) + ";");
            return;
        }
        Variable variable = step.result().orElseThrow();
        VariableType type = types.of(variable);
        if (inline.contains(variable.number())) {
            pending.put(variable.number(), inlined(step, variable, type));
        } else {
            declare(step, variable, type);
        }
    }

    @Override
    public Expr expression(Step step) {
        return steps.expression(step, JavaType.OBJECT, Steps.TypeArguments.DIAMOND);
    }

    private Expr inlined(Step step, Variable variable, VariableType type) {
        Uses.VariableUse use = uses.of(variable).get(0);
        boolean isReceiver = use.isReceiver() || isAround(use);
        // Only where it is passed does a compiler see from its place what they are.
        Steps.TypeArguments arguments = isReceiver ? Steps.TypeArguments.WRITTEN : Steps.TypeArguments.DIAMOND;
        Expr expression = steps.expression(step, type.made(), arguments);
        if (!type.isCast()) {
            return expression;
        }
        String cast = "(" + surroundings.transplants().name(type.type()) + ") " + expression.flat();
        return Expr.of(isReceiver ? "(" + cast + ")" : cast);
    }

    /** Tells whether the object is the one in which another is made, as in {@code outer.new Inner()}. */
    private boolean isAround(Uses.VariableUse use) {
        return use.step().origin().kind() == ClientCall.Kind.CONSTRUCTOR
                && use.position() == 0
                && surroundings
                        .types()
                        .find(use.step().origin().owner())
                        .filter(ClassInfo::isInner)
                        .isPresent();
    }

    private void declare(Step step, Variable variable, VariableType type) {
        boolean isVar = type.isVar() && surroundings.target().hasVar();
        Expr expression =
                steps.expression(step, type.made(), isVar ? Steps.TypeArguments.WRITTEN : Steps.TypeArguments.DIAMOND);
        String name = names.take(wishes(step, variable, type));
        variableNames.put(variable.number(), name);
        String declared = isVar ? "var" : surroundings.transplants().name(type.type());
        boolean isCast =
                type.isCast() && !surroundings.callables().declared(step).isTypedByTarget();
        String cast = isCast ? "(" + declared + ") " : "";
        String head = declared + " " + name + " = " + cast;
        statements.add(head + expression.laidOut(Expr.BODY_WIDTH - head.length()) + ";");
    }

    private List<String> wishes(Step step, Variable variable, VariableType type) {
        List<String> wishes = new ArrayList<>();
        name(step).ifPresent(wishes::add);
        variable.origins().stream()
                .flatMap(origin -> origins.makerOf(origin).stream())
                .flatMap(call -> surroundings.seeds().call(call).flatMap(SeedCall::resultName).stream())
                .forEach(wishes::add);
        return wishes.isEmpty()
                ? List.of(nameFor(type.type()))
                : wishes.stream().map(VariableNames::ofField).toList();
    }

    private String nameFor(JavaType type) {
        return VariableNames.ofClass(new ClassNames(surroundings.types()).innermost(type.erasure()));
    }

    private Optional<String> name(Step step) {
        return surroundings.seeds().call(step.origin()).flatMap(SeedCall::resultName);
    }

    /** Declares lambdas that the seed test has in a variable, and what methods are called on. */
    private void hoist(Step step) {
        step.receiver()
                .filter(Operand.Written.class::isInstance)
                .map(Operand.Written.class::cast)
                .ifPresent(written -> hoist(written, operands.piece(written).receiverType()));
        for (Operand operand : step.arguments()) {
            if (operand instanceof Operand.Written written) {
                hoist(written, operands.piece(written).variableType());
            }
        }
    }

    private void hoist(Operand.Written written, Optional<JavaType> variableType) {
        if (hoisted.containsKey(written)) {
            return;
        }
        SeedPiece piece = operands.piece(written);
        warnings.usesAnonymous(piece);
        Optional<JavaType> type =
                variableType.filter(found -> surroundings.callables().access().isAccessible(found.erasure()));
        if (type.isPresent()) {
            String text = operands.text(written);
            String wish = piece.variableName().orElseGet(() -> nameFor(type.get()));
            String name = names.take(List.of(wish));
            hoisted.put(written, name);
            statements.add(surroundings.imports().name(type.get()) + " " + name + " = " + text + ";");
        }
    }

    @Override
    public OperandText of(Operand.OfVariable use) {
        int number = use.variable().number();
        VariableType type = types.of(use.variable());
        Expr inlined = pending.get(number);
        return new OperandText(
                inlined != null ? inlined : Expr.of(variableNames.get(number)),
                type.type().erasure());
    }

    @Override
    public String written(Operand.Written written) {
        String name = hoisted.get(written);
        return name != null ? name : operands.text(written);
    }

    @Override
    public Optional<String> nameOf(Operand operand) {
        return operand instanceof Operand.OfVariable use
                ? Optional.ofNullable(variableNames.get(use.variable().number()))
                : Optional.empty();
    }

    @Override
    public JavaType returned(Step step) {
        return types.returned(step);
    }

    @Override
    public Types types() {
        return surroundings.types();
    }

    @Override
    public String take(String wish) {
        return names.take(List.of(wish));
    }

    @Override
    public Plan plan() {
        return plan;
    }

    @Override
    public String calls() {
        return plan.threads().stream()
                .map(step -> "{@code " + expression(step).flat().replaceAll("\\s+", " ") + "}")
                .collect(Collectors.joining(" and "));
    }

    /** Returns what the test may throw, by binary names. */
    List<String> thrown() {
        List<String> thrown = types.thrown();
        if (test.shown().body().form() == Shown.Body.Form.TRIAL) {
            thrown.add("java.lang.Exception");
        }
        return thrown;
    }

    Warnings warnings() {
        return warnings;
    }
}
