package io.snarl.core.source.expression;

import io.snarl.contract.trace.Value;
import io.snarl.core.plan.Operand;
import io.snarl.core.plan.Step;
import io.snarl.core.source.resolve.Overloads;
import io.snarl.core.source.resolve.Types;
import io.snarl.core.source.seed.SeedPiece;
import io.snarl.core.source.text.Expr;
import io.snarl.core.source.text.NotWritableException;
import io.snarl.core.source.type.MethodInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Writes arguments so that the compiler chooses the intended overload. */
final class Arguments {

    private final TestClassContext surroundings;
    private final Operands operands;
    private final Step step;
    private final MethodInfo method;
    private final List<MethodInfo> candidates;
    private final int implicit;

    /**
     * Prepares the arguments of a step.
     *
     * @param candidates the methods of that name that may be called there
     * @param implicit how many arguments at the beginning do not stand between the parentheses
     */
    Arguments(
            TestClassContext surroundings,
            Operands operands,
            Step step,
            MethodInfo method,
            List<MethodInfo> candidates,
            int implicit) {
        this.surroundings = surroundings;
        this.operands = operands;
        this.step = step;
        this.method = method;
        this.candidates = candidates;
        this.implicit = implicit;
    }

    List<Expr> written() {
        // One after the other, since a value that must not be known can only be written as the seed test has it.
        List<OperandText> forms = Stream.<Supplier<Optional<List<OperandText>>>>of(
                        this::spread, () -> Optional.of(all(this::likeSeed)), () -> Optional.of(all(this::plain)))
                .map(Supplier::get)
                .flatMap(Optional::stream)
                .filter(this::isUnderstood)
                .findFirst()
                .orElseGet(this::exact);
        return forms.stream().map(OperandText::expression).toList();
    }

    /** A way to write the argument at a place. */
    private interface ArgumentForm {

        OperandText at(int index);
    }

    private List<OperandText> all(ArgumentForm way) {
        List<OperandText> forms = new ArrayList<>();
        for (int i = implicit; i < step.arguments().size(); i++) {
            forms.add(way.at(i));
        }
        return forms;
    }

    private OperandText plain(int index) {
        return operands.plain(step.arguments().get(index), wanted(index));
    }

    private String wanted(int index) {
        return method.erasedParameters().get(index);
    }

    /** Repeats what the seed test has, of which a compiler has already taken the right method. */
    private OperandText likeSeed(int index) {
        return constantOfSeed(index)
                .map(text -> OperandText.of(text, wanted(index)))
                .orElseGet(() -> plain(index));
    }

    private Optional<String> constantOfSeed(int index) {
        boolean same = index < step.origin().arguments().size()
                && isSame(step.arguments().get(index), step.origin().arguments().get(index));
        if (!same) {
            return Optional.empty();
        }
        return surroundings
                .seeds()
                .call(step.origin())
                .flatMap(call -> call.argument(index - implicit))
                .filter(SeedPiece::isConstant)
                .flatMap(this::repeated);
    }

    /** Tells whether an operand is what the seed test had there. */
    private static boolean isSame(Operand operand, Value value) {
        if (operand instanceof Operand.ArrayLiteral literal
                && value instanceof Value.Array array
                && literal.elements().size() == array.elements().size()) {
            return IntStream.range(0, array.elements().size())
                    .allMatch(i ->
                            isSame(literal.elements().get(i), array.elements().get(i)));
        }
        return operand instanceof Operand.Literal literal && literal.value().equals(value);
    }

    private Optional<String> repeated(SeedPiece piece) {
        try {
            return Optional.of(surroundings.transplants().text(piece, Map.of()));
        } catch (NotWritableException e) {
            return Optional.empty();
        }
    }

    /** Returns the arguments with the elements of an array in its place, if the method is called so. */
    private Optional<List<OperandText>> spread() {
        int last = step.arguments().size() - 1;
        if (!method.isVarArgs()
                || last < implicit
                || !(step.arguments().get(last) instanceof Operand.ArrayLiteral array)
                || !array.type().equals(wanted(last)) && !isSpreadInSeed(array)
                || isAmbiguous(array)) {
            return Optional.empty();
        }
        List<OperandText> forms = new ArrayList<>(all(this::likeSeed).subList(0, last - implicit));
        String element = Types.componentOf(array.type());
        array.elements().forEach(operand -> forms.add(operands.plain(operand, element)));
        return Optional.of(forms);
    }

    /** A parameter {@code T...} takes an array of what {@code T} stands for. */
    private boolean isSpreadInSeed(Operand.ArrayLiteral array) {
        int written = step.arguments().size() - 1 - implicit + array.elements().size();
        return array.elements().size() != 1
                && surroundings
                        .seeds()
                        .call(step.origin())
                        .filter(call -> call.argument(written).isEmpty()
                                && (written == 0 || call.argument(written - 1).isPresent()))
                        .isPresent();
    }

    /** A single {@code null} or array would be taken for the array itself. */
    private static boolean isAmbiguous(Operand.ArrayLiteral array) {
        return array.elements().size() == 1
                && (array.elements().get(0) instanceof Operand.ArrayLiteral
                        || array.elements().get(0) instanceof Operand.Literal literal
                                && literal.value() instanceof Value.Null);
    }

    private List<OperandText> exact() {
        List<OperandText> plain = all(this::plain);
        for (int i = 0; i < plain.size(); i++) {
            List<OperandText> forms = new ArrayList<>(plain);
            forms.set(i, exactAt(i));
            if (isUnderstood(forms)) {
                return forms;
            }
        }
        List<OperandText> forms = all(index -> exactAt(index - implicit));
        if (!isUnderstood(forms)) {
            throw new NotWritableException("No way to write the arguments makes a compiler take " + method.owner() + "."
                    + method.name() + method.descriptor());
        }
        return forms;
    }

    private OperandText exactAt(int place) {
        return operands.exact(step.arguments().get(place + implicit), wanted(place + implicit));
    }

    private boolean isUnderstood(List<OperandText> forms) {
        List<String> types = forms.stream().map(OperandText::type).toList();
        // A compiler warns of a null that may be the array or its only element.
        if (method.isVarArgs()
                && types.lastIndexOf(Overloads.NULL)
                        == method.erasedParameters().size() - implicit - 1
                && types.size() == method.erasedParameters().size() - implicit) {
            return false;
        }
        if (implicit > 0 || candidates.size() == 1 && !method.isVarArgs()) {
            return true;
        }
        return surroundings
                .overloads()
                .chosen(candidates, method, types)
                .filter(chosen -> chosen.hasParametersOf(method.descriptor()) || isOverridden(chosen))
                .isPresent();
    }

    /** A method with more special parameters than the one meant stands for it if it overrides it. */
    private boolean isOverridden(MethodInfo chosen) {
        return surroundings.types().find(chosen.owner()).stream()
                .flatMap(info -> info.methods().stream())
                .anyMatch(other -> other.isBridge()
                        && other.name().equals(method.name())
                        && other.hasParametersOf(method.descriptor()));
    }
}
