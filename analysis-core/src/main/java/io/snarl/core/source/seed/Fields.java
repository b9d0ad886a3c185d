package io.snarl.core.source.seed;

import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.AnnotationExpr;
import com.github.javaparser.ast.expr.MarkerAnnotationExpr;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import java.util.Set;
import java.util.stream.Stream;

/** Which fields of tests a framework looks after. */
final class Fields {

    /** The annotations of JUnit by which it gives a field its value, or sets up and tears down what the field has. */
    private static final Set<String> ANNOTATIONS = Set.of("Rule", "ClassRule", "TempDir", "RegisterExtension");

    /** The annotation of Mockito by which it gives a field a mock. */
    private static final String MOCK = "org.mockito.Mock";

    private Fields() {}

    /** Tells whether a variable is a field that has its value from a framework, or that a framework prepares. */
    static boolean isManaged(VariableDeclarator variable) {
        return annotations(variable)
                        .map(AnnotationExpr::getName)
                        .anyMatch(name -> ANNOTATIONS.contains(name.getIdentifier()))
                || isMock(variable);
    }

    /** Tells whether a variable is a field that has a mock which a test can ask for by its class as well. */
    static boolean isMock(VariableDeclarator variable) {
        boolean isGeneric = variable.getType() instanceof ClassOrInterfaceType type
                && type.getTypeArguments().isPresent();
        return !isGeneric
                && annotations(variable)
                        .filter(MarkerAnnotationExpr.class::isInstance)
                        .anyMatch(annotation -> isOfMockito(annotation.getNameAsString(), variable));
    }

    private static boolean isOfMockito(String name, VariableDeclarator variable) {
        return name.equals(MOCK)
                || MOCK.endsWith("." + name)
                        && variable.findCompilationUnit().stream()
                                .flatMap(unit -> unit.getImports().stream())
                                .anyMatch(each -> MOCK.equals(
                                        each.isAsterisk()
                                                ? each.getNameAsString() + "." + name
                                                : each.getNameAsString()));
    }

    private static Stream<AnnotationExpr> annotations(VariableDeclarator variable) {
        return variable.getParentNode().orElse(null) instanceof FieldDeclaration field
                ? field.getAnnotations().stream()
                : Stream.empty();
    }
}
