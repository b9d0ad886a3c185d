package io.snarl.core.source.assertion;

import io.snarl.contract.outcome.ObservedValue;
import io.snarl.contract.outcome.ObservedValue.Sort;
import io.snarl.core.source.expression.TestClassContext;
import io.snarl.core.source.text.Expr;
import io.snarl.core.source.type.JavaType;
import io.snarl.core.source.type.Primitives;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes the assertions of a test in the order of its observations. */
final class OutcomeAssertions implements CollectionTexts.Declaring {

    private static final int MOST_IN_ONE_STATEMENT = 4;

    /** One for what is called, one for the condition and one for the message. */
    private static final int MOST_LINES_OF_CONDITION = 3;

    /** Types whose names tell a reader more than {@code var}. */
    private static final List<String> SHORT_TYPES = List.of("java.lang.String", "java.lang.Object");

    private final WrittenBody test;
    private final TestClassContext surroundings;
    private final CollectionTexts collections;
    private final ObservedTexts texts;
    private final Checks checks;
    private final List<String> statements = new ArrayList<>();

    OutcomeAssertions(WrittenBody test, TestClassContext surroundings, boolean withAssertJ) {
        this.test = test;
        this.surroundings = surroundings;
        this.collections = new CollectionTexts(surroundings, this);
        this.texts = new ObservedTexts(surroundings, collections);
        this.checks = withAssertJ
                ? new AssertJChecks(surroundings, texts)
                : new JUnitChecks(surroundings, texts, collections);
    }

    List<String> of(List<Column> given) {
        var comparable = new ComparableColumns(surroundings.types(), surroundings.imports());
        List<Column> columns = given.stream().map(comparable::of).toList();
        List<Column> varying = new ArrayList<>();
        boolean isOne = columns.stream().filter(column -> !column.isConstant()).count() == 1;
        for (Column column : columns) {
            if (column.isConstant()) {
                isConstant(column);
            } else if (isOne) {
                Sight sight = checks.repeats() ? named(column.sight()) : column.sight();
                isOneOf(sight, column.values(), message(sight));
            } else {
                varying.add(column.with(named(column.sight()), column.values()));
            }
        }
        if (!varying.isEmpty()) {
            String message = varying.stream()
                    .map(column -> message(column.sight()))
                    .collect(Collectors.joining(" + \", \" + "))
                    .replace("\" + \"", "");
            isOneOf(tuple(varying), rows(varying), message);
        }
        return statements;
    }

    private void isConstant(Column column) {
        ObservedValue value = column.first();
        boolean fails = column.mayThrow() && value.sort() == Sort.EXCEPTION;
        add(fails ? checks.fails(column.sight(), texts.nameOfClass(value.text())) : checks.is(column.sight(), value));
    }

    private void isOneOf(Sight sight, List<ObservedValue> values, String message) {
        List<Expr> distinct = values.stream()
                .distinct()
                .map(value -> texts.of(value, sight.declared()))
                .toList();
        Expr statement = checks.isOneOf(sight, distinct, message);
        add(isReadable(statement, distinct) ? statement : checks.isIn(sight, declared(sight, distinct), message));
    }

    private boolean isReadable(Expr statement, List<Expr> values) {
        List<String> lines = statement.laidOut(Expr.BODY_WIDTH).lines().toList();
        return values.size() <= MOST_IN_ONE_STATEMENT
                && lines.stream().allMatch(line -> line.length() < Expr.BODY_WIDTH)
                && !(checks.repeats() && lines.size() > MOST_LINES_OF_CONDITION);
    }

    /** Declares a list of the values, a combination of several on a line of its own. */
    private String declared(Sight sight, List<Expr> values) {
        Expr list = sight.mayBeNull() ? collections.listWithNulls(values) : collections.list(values);
        String name = test.take("allowed");
        String util = surroundings.imports().name("java.util.List");
        String explicit = sight.isTuple() ? util + "<" + util + "<Object>>" : util + "<Object>";
        String head = (surroundings.target().hasVar() ? "var" : explicit) + " " + name + " = ";
        String text = sight.isTuple() ? list.onLines() : list.laidOut(Expr.BODY_WIDTH - head.length());
        statements.add(head + text + ";");
        return name;
    }

    /** Gives a variable to what would have to be evaluated twice otherwise. */
    private Sight named(Sight sight) {
        if (sight.isName()) {
            return sight;
        }
        String erasure = sight.type().erasure();
        boolean isShort = Primitives.isPrimitive(Primitives.unboxed(erasure)) || SHORT_TYPES.contains(erasure);
        boolean isVar = !isShort && surroundings.target().hasVar();
        JavaType type = isShort || isVar ? sight.type() : JavaType.OBJECT;
        String name = test.take(sight.name());
        String head = (isVar ? "var" : surroundings.imports().name(type)) + " " + name + " = ";
        statements.add(head + sight.expression().laidOut(Expr.BODY_WIDTH - head.length()) + ";");
        return new Sight(Expr.of(name), type, sight.declared(), name, true);
    }

    private Sight tuple(List<Column> columns) {
        List<Expr> parts =
                columns.stream().map(column -> column.sight().expression()).toList();
        boolean isPrimitive = columns.stream().allMatch(column -> column.sight().isPrimitive());
        Expr list = isPrimitive ? collections.list(parts) : collections.listWithNulls(parts);
        return new Sight(list, Sight.TUPLE, Sight.TUPLE, "outcome", true);
    }

    private static List<ObservedValue> rows(List<Column> columns) {
        return IntStream.range(0, columns.get(0).values().size())
                .mapToObj(i -> new ObservedValue(
                        Sort.LIST,
                        "",
                        columns.stream().map(column -> column.values().get(i)).toList()))
                .toList();
    }

    private static String message(Sight sight) {
        return "\"" + sight.name() + (sight.isTuple() ? " are \" + " : " is \" + ")
                + sight.expression().flat();
    }

    private void add(Expr statement) {
        statements.add(statement.laidOut(Expr.BODY_WIDTH) + ";");
    }

    @Override
    public String name(String wish) {
        return test.take(wish);
    }

    @Override
    public void statement(String text) {
        statements.add(text);
    }
}
