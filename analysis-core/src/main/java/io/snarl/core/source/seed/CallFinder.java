package io.snarl.core.source.seed;

import com.github.javaparser.Range;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.expr.StringLiteralExpr;
import io.snarl.contract.trace.Value;
import io.snarl.core.seed.Caller;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.source.classfile.CodeCall;
import io.snarl.core.source.resolve.ClassNames;
import io.snarl.core.source.resolve.Types;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Finds the expression of a call by its position in the code, else by line, name and arguments. */
final class CallFinder {

    private final SeedFile file;
    private final ClassNames names;
    private final SourceCode code;

    CallFinder(SeedFile file, Types types, SourceCode code) {
        this.file = file;
        this.names = new ClassNames(types);
        this.code = code;
    }

    Optional<Expression> find(ClientCall call) {
        Caller caller = call.caller();
        List<Expression> named = code.written(
                caller.className(),
                caller.method(),
                file.calls().stream()
                        .filter(expression -> isNamed(expression, call))
                        .toList());
        List<CodeCall> calls = code.calls(caller.className(), caller.method()).stream()
                .filter(each -> isNamed(each, call))
                .toList();
        return inMethod(named, calls, call)
                .or(() -> inLine(named, calls, call))
                .filter(expression -> isAlike(expression, call))
                .or(() -> byLine(named, call));
    }

    /** Finds it by its place in the code of its method. */
    private static Optional<Expression> inMethod(List<Expression> named, List<CodeCall> calls, ClientCall call) {
        return same(named, calls, call)
                .filter(expression ->
                        SeedFile.isInStatementAt(expression, call.caller().line()));
    }

    /** Finds it by its place in the code of its line, since compilers may repeat or leave out other code of the method. */
    private static Optional<Expression> inLine(List<Expression> named, List<CodeCall> calls, ClientCall call) {
        int line = call.caller().line();
        return same(
                named.stream().filter(each -> nameLine(each) == line).toList(),
                calls.stream().filter(each -> each.line() == line).toList(),
                call);
    }

    private static Optional<Expression> same(List<Expression> named, List<CodeCall> calls, ClientCall call) {
        int[] alike = IntStream.range(0, calls.size())
                .filter(i -> calls.get(i).line() == call.caller().line()
                        && calls.get(i).owner().equals(call.owner())
                        && calls.get(i).descriptor().equals(call.descriptor()))
                .toArray();
        return named.size() == calls.size() && call.ordinal() < alike.length
                ? Optional.of(named.get(alike[call.ordinal()]))
                : Optional.empty();
    }

    private static boolean isNamed(CodeCall each, ClientCall call) {
        return !each.isLambda()
                && each.name().equals(call.name())
                && (call.kind() != ClientCall.Kind.CONSTRUCTOR || each.owner().equals(call.owner()));
    }

    /** Finds it by its line where it is the only one of its kind, so that it cannot be another. */
    private static Optional<Expression> byLine(List<Expression> named, ClientCall call) {
        int line = call.caller().line();
        return Stream.<Predicate<Expression>>of(
                        expression -> nameLine(expression) == line,
                        expression -> SeedFile.range(expression).begin.line == line,
                        expression -> spans(expression, line),
                        expression -> SeedFile.isInStatementAt(expression, line))
                .map(onLine -> named.stream()
                        .filter(expression -> onLine.test(expression) && isAlike(expression, call))
                        .toList())
                .filter(there -> !there.isEmpty())
                .findFirst()
                .filter(there -> there.size() == 1)
                .map(there -> there.get(0));
    }

    private boolean isNamed(Expression expression, ClientCall call) {
        if (call.kind() == ClientCall.Kind.CONSTRUCTOR) {
            String name = names.innermost(call.owner());
            return expression instanceof ObjectCreationExpr creation
                    && creation.getType().getNameAsString().equals(name)
                    && creation.getAnonymousClassBody().isEmpty();
        }
        return expression instanceof MethodCallExpr method
                && method.getNameAsString().equals(call.name());
    }

    private static boolean isAlike(Expression expression, ClientCall call) {
        if (expression instanceof ObjectCreationExpr creation) {
            return !saysOtherwise(creation.getArguments(), call);
        }
        return expression instanceof MethodCallExpr method
                && (method.getArguments().size() == call.arguments().size() || mayBeSpread(call))
                && !saysOtherwise(method.getArguments(), call);
    }

    /** Tells whether a string stands where another one was passed, so that it is another call in the same line. */
    private static boolean saysOtherwise(List<Expression> arguments, ClientCall call) {
        return arguments.size() == call.arguments().size()
                && IntStream.range(0, arguments.size())
                        .anyMatch(i -> arguments.get(i) instanceof StringLiteralExpr literal
                                && call.arguments().get(i) instanceof Value.Text text
                                && !text.isCut()
                                && !text.text().equals(literal.asString()));
    }

    private static boolean mayBeSpread(ClientCall call) {
        return call.descriptor().contains("[") && call.descriptor().contains(";)")
                || call.descriptor().matches(".*\\[[ZBSCIJFD]\\).*");
    }

    private static int nameLine(Expression expression) {
        Node named = expression instanceof MethodCallExpr call ? call.getName() : expression;
        return SeedFile.range(named).begin.line;
    }

    private static boolean spans(Expression expression, int line) {
        Range range = SeedFile.range(expression);
        return range.begin.line <= line && line <= range.end.line;
    }
}
