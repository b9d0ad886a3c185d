package io.snarl.core.source.seed;

import com.github.javaparser.Position;
import com.github.javaparser.Range;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.stmt.Statement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** A source file of seed tests. */
final class SeedFile {

    private final CompilationUnit unit;
    private final String text;
    private final List<Integer> lineStarts = new ArrayList<>();
    private List<Expression> calls;
    private List<TypeDeclaration<?>> classes;
    private List<Expression> lambdas;
    private List<Expression> anonymousClasses;

    SeedFile(CompilationUnit unit, String text) {
        this.unit = unit;
        this.text = text;
        lineStarts.add(0);
        for (int i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) {
            lineStarts.add(i + 1);
        }
    }

    CompilationUnit unit() {
        return unit;
    }

    /** Returns the calls of methods and constructors in the file, in the order in which their texts end. */
    List<Expression> calls() {
        if (calls == null) {
            calls = byEnd(each -> each.isMethodCallExpr() || each.isObjectCreationExpr());
        }
        return calls;
    }

    /** Returns the lambda expressions and method references in the file, in the order in which their texts end. */
    List<Expression> lambdas() {
        if (lambdas == null) {
            lambdas = byEnd(each -> each.isLambdaExpr() || each.isMethodReferenceExpr());
        }
        return lambdas;
    }

    /** Returns what creates anonymous classes, in the order in which their texts end. */
    List<Expression> anonymousClasses() {
        if (anonymousClasses == null) {
            anonymousClasses = byEnd(each -> each instanceof ObjectCreationExpr creation
                    && creation.getAnonymousClassBody().isPresent());
        }
        return anonymousClasses;
    }

    /** That is the order in which they are evaluated. */
    private List<Expression> byEnd(Predicate<Expression> which) {
        return unit.findAll(Expression.class, which).stream()
                .sorted(Comparator.comparingInt(this::end))
                .toList();
    }

    /** Returns the named classes of the file. */
    List<TypeDeclaration<?>> classes() {
        if (classes == null) {
            classes = unit.findAll(TypeDeclaration.class).stream()
                    .<TypeDeclaration<?>>map(type -> type)
                    .toList();
        }
        return classes;
    }

    String packageName() {
        return unit.getPackageDeclaration()
                .map(declaration -> declaration.getNameAsString())
                .orElse("");
    }

    /** Tells whether a static method can be named, by itself or with its class. */
    boolean imports(String owner, String method) {
        return unit.getImports().stream()
                .map(each -> each.getNameAsString() + (each.isStatic() && each.isAsterisk() ? "." + method : ""))
                .anyMatch(List.of(owner, owner + "." + method)::contains);
    }

    String text(int start, int end) {
        return text.substring(start, end);
    }

    int start(Node node) {
        return offset(range(node).begin);
    }

    int end(Node node) {
        return offset(range(node).end) + 1;
    }

    /** Returns the white space that the line of a node begins with. */
    String indentation(Node node) {
        int start = lineStarts.get(range(node).begin.line - 1);
        int end = start;
        while (end < text.length() && (text.charAt(end) == ' ' || text.charAt(end) == '\t')) {
            end++;
        }
        return text.substring(start, end);
    }

    private int offset(Position position) {
        return lineStarts.get(position.line - 1) + position.column - 1;
    }

    static Range range(Node node) {
        return node.getRange().orElseThrow();
    }

    /**
     * Tells whether the code of an expression may have the line.
     *
     * <p>Compilers give some expressions the line of what comes before them in their statement.
     */
    static boolean isInStatementAt(Expression expression, int line) {
        return range(enclosing(expression)).begin.line <= line && line <= range(expression).end.line;
    }

    /** Returns the statement or member that an expression is in, of which lambdas with all their statements are parts. */
    static Node statementAround(Expression expression) {
        Node statement = enclosing(expression);
        for (Node around = statement;
                !(around instanceof BodyDeclaration);
                around = around.getParentNode().orElseThrow()) {
            if (around instanceof LambdaExpr lambda) {
                statement = enclosing(lambda);
            }
        }
        return statement;
    }

    private static Node enclosing(Expression expression) {
        Node statement = expression;
        while (!(statement instanceof Statement || statement instanceof BodyDeclaration)) {
            statement = statement.getParentNode().orElseThrow();
        }
        return statement;
    }

    /** Returns the binary name of a class, empty for a local one. */
    static Optional<String> binaryName(TypeDeclaration<?> type) {
        Node parent = type.getParentNode().orElse(null);
        if (parent instanceof CompilationUnit unit) {
            String packageName = unit.getPackageDeclaration()
                    .map(declaration -> declaration.getNameAsString() + ".")
                    .orElse("");
            return Optional.of(packageName + type.getNameAsString());
        }
        return parent instanceof TypeDeclaration<?> outer
                ? binaryName(outer).map(name -> name + "$" + type.getNameAsString())
                : Optional.empty();
    }

    /** Returns the method or constructor around a node, if it is in one. */
    static Optional<CallableDeclaration<?>> callableAround(Node node) {
        Node around = node.getParentNode().orElse(null);
        while (around != null && !(around instanceof CallableDeclaration<?>)) {
            around = around.getParentNode().orElse(null);
        }
        return Optional.ofNullable((CallableDeclaration<?>) around);
    }

    /** Returns the named classes around a node, the innermost first. */
    static List<TypeDeclaration<?>> classesAround(Node node) {
        List<TypeDeclaration<?>> classes = new ArrayList<>();
        for (Optional<Node> each = node.getParentNode();
                each.isPresent();
                each = each.get().getParentNode()) {
            if (each.get() instanceof TypeDeclaration<?> type) {
                classes.add(type);
            }
        }
        return classes;
    }
}
