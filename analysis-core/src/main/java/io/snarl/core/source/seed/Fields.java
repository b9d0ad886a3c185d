package io.snarl.core.source.seed;

import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.AnnotationExpr;
import java.util.Set;

/** Which fields of tests a framework looks after. */
final class Fields {

    /** The annotations of JUnit by which it gives a field its value, or sets up and tears down what the field has. */
    private static final Set<String> ANNOTATIONS = Set.of("Rule", "ClassRule", "TempDir", "RegisterExtension");

    private Fields() {}

    /** Tells whether a variable is a field that has its value from a framework, or that a framework prepares. */
    static boolean isManaged(VariableDeclarator variable) {
        return variable.getParentNode().orElse(null) instanceof FieldDeclaration field
                && field.getAnnotations().stream()
                        .map(AnnotationExpr::getName)
                        .anyMatch(name -> ANNOTATIONS.contains(name.getIdentifier()));
    }
}
