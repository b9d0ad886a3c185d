package io.snarl.core.source.seed;

import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.InitializerDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.AnnotationExpr;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.MarkerAnnotationExpr;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Finds fields of tests that a framework or a constructor initialises. */
final class Fields {

    /** The annotations of JUnit by which it gives a field its value, or sets up and tears down what the field has. */
    private static final Set<String> ANNOTATIONS = Set.of("Rule", "ClassRule", "TempDir", "RegisterExtension");

    /** The annotation of Mockito by which it gives a field a mock. */
    private static final String MOCK = "org.mockito.Mock";

    /** The annotations by which frameworks give fields mocks, or objects that have them. */
    private static final Set<String> OF_MOCKS =
            Set.of(MOCK, "org.mockito.Spy", "org.mockito.InjectMocks", "org.easymock.Mock", "org.easymock.TestSubject");

    /** Those of objects into which frameworks put the mocks of others. */
    static final Set<String> WITH_MOCKS = Set.of("org.mockito.InjectMocks", "org.easymock.TestSubject");

    private Fields() {}

    /** Tells whether a variable is a field that has its value from a framework, or that a framework prepares. */
    static boolean isManaged(VariableDeclarator variable) {
        return annotations(variable)
                        .map(AnnotationExpr::getName)
                        .anyMatch(name -> ANNOTATIONS.contains(name.getIdentifier()))
                || annotationOfMocks(variable).isPresent();
    }

    /** Tells whether a variable is a field that has a mock which a test can ask for by its class as well. */
    static boolean isMock(VariableDeclarator variable) {
        boolean isGeneric = variable.getType() instanceof ClassOrInterfaceType type
                && type.getTypeArguments().isPresent();
        return !isGeneric
                && annotations(variable)
                        .filter(MarkerAnnotationExpr.class::isInstance)
                        .anyMatch(annotation -> is(MOCK, annotation));
    }

    /** Returns the annotation of a field by which a framework of mocks looks after it, by its qualified name. */
    static Optional<String> annotationOfMocks(VariableDeclarator variable) {
        return OF_MOCKS.stream()
                .filter(name -> annotations(variable).anyMatch(annotation -> is(name, annotation)))
                .findFirst();
    }

    /** Tells whether fields have their values from constructors or initialisers, so that they have none in another class. */
    static boolean areSetByConstructors(FieldDeclaration declaration) {
        return declaration.getVariables().stream()
                .anyMatch(variable -> variable.getInitializer().isEmpty()
                        && (declaration.isFinal() || isAssignedByConstructor(declaration, variable)));
    }

    private static boolean isAssignedByConstructor(FieldDeclaration declaration, VariableDeclarator variable) {
        return declaration.getParentNode().stream()
                .flatMap(type -> type.getChildNodes().stream())
                .filter(member -> member instanceof ConstructorDeclaration || member instanceof InitializerDeclaration)
                .flatMap(member -> member.findAll(AssignExpr.class).stream())
                .anyMatch(assignment -> Declarations.isOf(assignment.getTarget(), variable.getNameAsString()));
    }

    private static boolean is(String qualified, AnnotationExpr annotation) {
        String name = annotation.getNameAsString();
        return name.equals(qualified)
                || qualified.endsWith("." + name)
                        && annotation.findCompilationUnit().stream()
                                .flatMap(unit -> unit.getImports().stream())
                                .anyMatch(each -> qualified.equals(
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
