package io.snarl.core.source.seed;

import com.github.javaparser.Range;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.EnumConstantDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.RecordDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.PatternExpr;
import com.github.javaparser.ast.expr.SimpleName;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** Describes the declaration of a variable. */
final class Declarations {

    private Declarations() {}

    static FreeName freeName(Node declaration, String name) {
        FreeName.Kind kind = kind(declaration);
        boolean isField = kind == FreeName.Kind.FIELD || kind == FreeName.Kind.STATIC_FIELD;
        return new FreeName(
                name,
                kind,
                SeedFile.classesAround(declaration).stream()
                        .findFirst()
                        .flatMap(SeedFile::binaryName)
                        .orElse(""),
                isField ? "" : method(declaration),
                lines(declaration, name, isField));
    }

    /** Returns the lines in which a variable gets a value. */
    static Set<Integer> lines(Node declaration, String name, boolean isField) {
        Set<Integer> lines = new TreeSet<>();
        addLines(lines, declaration);
        Node scope = isField
                ? declaration.findCompilationUnit().map(unit -> (Node) unit).orElse(declaration)
                : SeedFile.callableAround(declaration)
                        .map(callable -> (Node) callable)
                        .orElse(declaration);
        scope.findAll(AssignExpr.class, assignment -> isOf(assignment.getTarget(), name))
                .forEach(assignment -> addLines(lines, assignment));
        return lines;
    }

    /** Tells whether a statement declares a variable or assigns to it. */
    static boolean mayGive(Node statement, String name) {
        return statement
                        .findFirst(
                                SimpleName.class, each -> each.getIdentifier().equals(name) && isDeclared(each))
                        .isPresent()
                || statement
                        .findFirst(AssignExpr.class, assignment -> isOf(assignment.getTarget(), name))
                        .isPresent();
    }

    private static boolean isDeclared(SimpleName name) {
        Node parent = name.getParentNode().orElseThrow();
        return parent instanceof VariableDeclarator || parent instanceof PatternExpr;
    }

    /** Tells whether it is a variable, or the field of this object, that is assigned to. */
    static boolean isOf(Expression target, String name) {
        return target instanceof NameExpr variable && variable.getNameAsString().equals(name)
                || target instanceof FieldAccessExpr access
                        && access.getScope().isThisExpr()
                        && access.getNameAsString().equals(name);
    }

    private static void addLines(Set<Integer> lines, Node node) {
        Range range = SeedFile.range(node);
        IntStream.rangeClosed(range.begin.line, range.end.line).forEach(lines::add);
    }

    private static FreeName.Kind kind(Node declaration) {
        Node parent = declaration.getParentNode().orElseThrow();
        if (declaration instanceof EnumConstantDeclaration) {
            return FreeName.Kind.STATIC_FIELD;
        }
        if (parent instanceof FieldDeclaration field) {
            boolean isStatic = field.isStatic()
                    || field.getParentNode().orElseThrow() instanceof ClassOrInterfaceDeclaration type
                            && type.isInterface();
            return isStatic ? FreeName.Kind.STATIC_FIELD : FreeName.Kind.FIELD;
        }
        if (parent instanceof RecordDeclaration) {
            return FreeName.Kind.FIELD;
        }
        return declaration instanceof Parameter ? FreeName.Kind.PARAMETER : FreeName.Kind.LOCAL_VARIABLE;
    }

    private static String method(Node declaration) {
        for (Optional<Node> each = declaration.getParentNode();
                each.isPresent();
                each = each.get().getParentNode()) {
            if (each.get() instanceof MethodDeclaration method) {
                return method.getNameAsString();
            }
            if (each.get() instanceof BodyDeclaration && !(each.get() instanceof TypeDeclaration)) {
                return "<init>";
            }
        }
        return "<init>";
    }
}
