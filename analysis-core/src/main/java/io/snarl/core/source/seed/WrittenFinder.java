package io.snarl.core.source.seed;

import com.github.javaparser.Range;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import io.snarl.core.seed.Caller;
import io.snarl.core.source.type.Types;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Finds lambda expressions, method references and anonymous classes by the lines that their code was made of. */
final class WrittenFinder {

    private static final String LAMBDA = "lambda$";

    private final SeedFile file;
    private final Types types;

    WrittenFinder(SeedFile file, Types types) {
        this.file = file;
        this.types = types;
    }

    Optional<Node> find(Caller caller, String className, String body) {
        if (!className.isEmpty()) {
            return anonymousClass(caller, className);
        }
        return body.startsWith(LAMBDA)
                ? lambda(caller, body).or(() -> methodReference(caller, reference -> true))
                : methodReference(caller, reference -> names(reference, body));
    }

    private Optional<Node> anonymousClass(Caller caller, String className) {
        List<Integer> lines = types.lines(className).values().stream()
                .flatMap(List::stream)
                .distinct()
                .toList();
        return closest(file.unit().findAll(ObjectCreationExpr.class).stream()
                .filter(creation -> creation.getAnonymousClassBody().isPresent())
                .filter(creation -> SeedFile.isInStatementAt(creation, caller.line()))
                .filter(creation -> lines.stream().allMatch(line -> spans(SeedFile.range(creation), line)))
                .toList());
    }

    private Optional<Node> lambda(Caller caller, String body) {
        List<Integer> lines = types.lines(caller.className()).getOrDefault(body, List.of());
        List<LambdaExpr> there = file.unit().findAll(LambdaExpr.class).stream()
                .filter(lambda -> SeedFile.isInStatementAt(lambda, caller.line()))
                .filter(lambda -> lines.stream().allMatch(line -> spans(SeedFile.range(lambda.getBody()), line)))
                .toList();
        if (lines.isEmpty() || there.size() <= 1) {
            return closest(there);
        }
        return Optional.of(there.get(Math.min(rank(caller, body, lines), there.size() - 1)));
    }

    /** Returns how many lambdas of the same lines are numbered lower, which is how compilers number them. */
    private int rank(Caller caller, String body, List<Integer> lines) {
        return (int) types.lines(caller.className()).entrySet().stream()
                .filter(entry ->
                        entry.getKey().startsWith(LAMBDA) && entry.getValue().equals(lines))
                .filter(entry -> number(entry.getKey()) < number(body))
                .count();
    }

    private static int number(String body) {
        String digits = body.substring(body.lastIndexOf('$') + 1);
        return digits.chars().allMatch(Character::isDigit) && !digits.isEmpty() ? Integer.parseInt(digits) : 0;
    }

    private Optional<Node> methodReference(Caller caller, Predicate<MethodReferenceExpr> named) {
        return closest(file.unit().findAll(MethodReferenceExpr.class).stream()
                .filter(reference -> SeedFile.isInStatementAt(reference, caller.line()))
                .filter(named)
                .toList());
    }

    private static boolean names(MethodReferenceExpr reference, String body) {
        return reference.getIdentifier().equals(body.equals("<init>") ? "new" : body);
    }

    private static boolean spans(Range range, int line) {
        return range.begin.line <= line && line <= range.end.line;
    }

    /** Returns the smallest one; of several that are alike nobody knows which it is. */
    private static Optional<Node> closest(List<? extends Node> found) {
        return found.stream()
                .map(node -> (Node) node)
                .min(Comparator.comparingInt(node -> SeedFile.range(node).getLineCount()));
    }
}
