package io.snarl.core.source.seed;

import com.github.javaparser.Range;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import io.snarl.core.seed.Caller;
import io.snarl.core.source.resolve.Types;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Finds lambda expressions, method references and anonymous classes by their position in the code, else by line. */
final class WrittenFinder {

    private static final String LAMBDA = "lambda$";

    private final SeedFile file;
    private final Types types;
    private final SourceCode code;

    WrittenFinder(SeedFile file, Types types, SourceCode code) {
        this.file = file;
        this.types = types;
        this.code = code;
    }

    Optional<Node> find(Caller caller, String className, String body) {
        if (!className.isEmpty()) {
            return code.anonymousClass(className).map(Node.class::cast).or(() -> anonymousClass(caller, className));
        }
        if (body.startsWith(LAMBDA)) {
            return code.lambda(caller.className(), body)
                    .map(Node.class::cast)
                    .or(() -> lambda(caller, body))
                    .or(() -> methodReference(caller, reference -> true));
        }
        List<Expression> references = code.references(caller, body);
        return references.isEmpty()
                ? methodReference(caller, reference -> names(reference, body))
                : closest(references);
    }

    private Optional<Node> anonymousClass(Caller caller, String className) {
        List<Integer> lines = types.lines(className).values().stream()
                .flatMap(List::stream)
                .distinct()
                .toList();
        return closest(file.anonymousClasses().stream()
                .filter(creation -> SeedFile.isInStatementAt(creation, caller.line()))
                .filter(creation -> lines.stream().allMatch(line -> spans(SeedFile.range(creation), line)))
                .toList());
    }

    private Optional<Node> lambda(Caller caller, String body) {
        List<Integer> lines = types.lines(caller.className()).getOrDefault(body, List.of());
        return closest(file.unit().findAll(LambdaExpr.class).stream()
                .filter(lambda -> SeedFile.isInStatementAt(lambda, caller.line()))
                .filter(lambda -> lines.stream().allMatch(line -> spans(SeedFile.range(lambda.getBody()), line)))
                .toList());
    }

    private Optional<Node> methodReference(Caller caller, Predicate<MethodReferenceExpr> named) {
        return closest(file.unit().findAll(MethodReferenceExpr.class).stream()
                .filter(reference -> SeedFile.isInStatementAt(reference, caller.line()))
                .filter(named)
                .filter(reference -> code.has(caller.className(), caller.method(), reference))
                .toList());
    }

    private static boolean names(MethodReferenceExpr reference, String body) {
        return reference.getIdentifier().equals(body.equals("<init>") ? "new" : body);
    }

    private static boolean spans(Range range, int line) {
        return range.begin.line <= line && line <= range.end.line;
    }

    /** Returns the smallest one, and none if there are several that do not say the same: nobody knows which it is. */
    private static Optional<Node> closest(List<? extends Node> found) {
        int least = found.stream().mapToInt(WrittenFinder::lineCount).min().orElse(0);
        List<Node> smallest = found.stream()
                .map(node -> (Node) node)
                .filter(node -> lineCount(node) == least)
                .distinct()
                .toList();
        return smallest.size() == 1 ? Optional.of(smallest.get(0)) : Optional.empty();
    }

    private static int lineCount(Node node) {
        return SeedFile.range(node).getLineCount();
    }
}
