package io.snarl.core.source.seed;

import com.github.javaparser.Range;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.expr.StringLiteralExpr;
import io.snarl.core.seed.ClientCall;
import io.snarl.core.source.type.ClassNames;
import io.snarl.core.trace.Value;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Finds the expression of a call by its line, name, number of arguments and place among others like it. */
final class CallFinder {

    private final SeedFile file;
    private final ClassNames names;

    CallFinder(SeedFile file, ClassNames names) {
        this.file = file;
        this.names = names;
    }

    Optional<Expression> find(ClientCall call) {
        int line = call.caller().line();
        List<Expression> alike = file.calls().stream()
                .filter(expression -> isAlike(expression, call))
                .toList();
        return pick(alike, call, expression -> nameLine(expression) == line)
                .or(() -> pick(alike, call, expression -> SeedFile.range(expression).begin.line == line))
                .or(() -> pick(alike, call, expression -> spans(expression, line)))
                .or(() -> pick(alike, call, expression -> SeedFile.isInStatementAt(expression, line)));
    }

    /** Picks by ordinal, which goes on counting where a loop makes the same line run again. */
    private static Optional<Expression> pick(List<Expression> alike, ClientCall call, Predicate<Expression> onLine) {
        List<Expression> there = alike.stream().filter(onLine).toList();
        return there.isEmpty() ? Optional.empty() : Optional.of(there.get(call.ordinal() % there.size()));
    }

    private boolean isAlike(Expression expression, ClientCall call) {
        if (call.kind() == ClientCall.Kind.CONSTRUCTOR) {
            String name = names.innermost(call.owner());
            return expression instanceof ObjectCreationExpr creation
                    && creation.getType().getNameAsString().equals(name)
                    && creation.getAnonymousClassBody().isEmpty()
                    && !saysOtherwise(creation.getArguments(), call);
        }
        return expression instanceof MethodCallExpr method
                && method.getNameAsString().equals(call.name())
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
