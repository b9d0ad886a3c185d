package io.snarl.core.source.seed;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.BinaryExpr;
import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.ConditionalExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.expr.PatternExpr;
import com.github.javaparser.ast.expr.SimpleName;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import io.snarl.core.source.resolve.Types;
import io.snarl.core.source.type.JavaType;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** A piece of source of a seed test that can be copied: an expression or a class member. */
public final class SeedPiece {

    private final SeedFile file;
    private final Types types;
    private final Node node;
    private List<Reference> references;

    SeedPiece(SeedFile file, Types types, Node node) {
        this.file = file;
        this.types = types;
        this.node = node;
    }

    /** Returns what the piece names that it does not declare itself, in the order of the text. */
    public List<Reference> references() {
        if (references == null) {
            references = References.of(file, types, node).stream()
                    .sorted(Comparator.comparingInt(Reference::start))
                    .toList();
        }
        return references;
    }

    /** Returns the variables of the seed test that the piece uses. */
    public List<FreeName> freeNames() {
        return references().stream()
                .flatMap(reference -> reference.variable().stream())
                .distinct()
                .toList();
    }

    /** Tells whether it means the same in another class of tests: it names nothing of the test but fields that set themselves up. */
    public boolean canBeRepeated() {
        return references().stream().allMatch(this::canBeRepeated);
    }

    private boolean canBeRepeated(Reference reference) {
        boolean isBare = node instanceof NameExpr
                && reference.value().filter(value -> !value.isArray()).isEmpty();
        return switch (reference.kind()) {
            case UNSHARABLE -> false;
            case VARIABLE ->
                !isBare
                        || reference.isStatic()
                        || Scopes.declaration(node, reference.name())
                                .filter(VariableDeclarator.class::isInstance)
                                .map(VariableDeclarator.class::cast)
                                .filter(Fields::isManaged)
                                .isPresent();
            default -> true;
        };
    }

    /** Returns the class of which a field has a mock by its annotation, empty for anything else. */
    public Optional<JavaType> mockedType() {
        return node instanceof FieldDeclaration field
                ? field.getVariables().stream()
                        .filter(Fields::isMock)
                        .findFirst()
                        .flatMap(variable -> new SourceTypes(new SourceNames(file, types)).read(variable.getType()))
                : Optional.empty();
    }

    /** Tells whether it is a field that a framework of mocks looks after, as annotations say. */
    public boolean isLookedAfterByMocks() {
        return annotationOfMocks().isPresent();
    }

    /** Tells whether it is a field that has an object into which such a framework puts the mocks of others. */
    public boolean hasMocks() {
        return annotationOfMocks().filter(Fields.WITH_MOCKS::contains).isPresent();
    }

    /** Returns the annotation by which such a framework does, by its qualified name. */
    public Optional<String> annotationOfMocks() {
        return node instanceof FieldDeclaration field
                ? field.getVariables().stream()
                        .flatMap(variable -> Fields.annotationOfMocks(variable).stream())
                        .findFirst()
                : Optional.empty();
    }

    /** Tells whether it is a field that has its value from a constructor of the test. */
    public boolean isSetByConstructor() {
        return node instanceof FieldDeclaration field && Fields.areSetByConstructors(field);
    }

    /** Tells whether it is nothing but the name of a variable. */
    public boolean isVariable() {
        return node instanceof NameExpr;
    }

    /** Returns what the method around it declares to throw. */
    public List<JavaType> thrownAround() {
        var names = new SourceTypes(new SourceNames(file, types));
        return SeedFile.callableAround(node).stream()
                .flatMap(callable -> callable.getThrownExceptions().stream())
                .flatMap(type -> names.read(type).stream())
                .toList();
    }

    /** Tells whether it needs parentheses to have a method called on it. */
    public boolean isCompound() {
        return node instanceof CastExpr
                || node instanceof BinaryExpr
                || node instanceof ConditionalExpr
                || node instanceof AssignExpr;
    }

    /** Returns the names of all variables that the piece declares or uses, so that nothing near it takes one of them. */
    public Set<String> variableNames() {
        Set<String> names = new TreeSet<>();
        node.walk(part -> {
            if (part instanceof NameExpr name) {
                names.add(name.getNameAsString());
            } else if (part instanceof VariableDeclarator || part instanceof Parameter || part instanceof PatternExpr) {
                names.addAll(part.findAll(SimpleName.class).stream()
                        .filter(name -> name.getParentNode()
                                .filter(parent -> parent == part)
                                .isPresent())
                        .map(SimpleName::getIdentifier)
                        .toList());
            }
        });
        return names;
    }

    /** Returns the text with references replaced, indented as if it began at the left margin. */
    public String text(Map<Reference, String> replacements) {
        var text = new StringBuilder();
        int at = file.start(node);
        for (Reference reference : references()) {
            String replacement = replacements.get(reference);
            if (replacement != null && reference.start() >= at) {
                text.append(file.text(at, reference.start())).append(replacement);
                at = reference.end();
            }
        }
        text.append(file.text(at, file.end(node)));
        return text.toString().replace("\n" + file.indentation(node), "\n");
    }

    /** Tells whether it is an expression that always gives the same value, or an array of such, as far as the source tells. */
    public boolean isConstant() {
        return node instanceof Expression expression
                && (Constants.isConstant(expression) || Constants.isConstantArray(expression));
    }

    /** Tells whether it makes an array from constants, which whoever uses it may change. */
    public boolean isArray() {
        return node instanceof Expression expression && Constants.isConstantArray(expression);
    }

    static boolean isLocal(VariableDeclarator variable) {
        return variable.getParentNode()
                .filter(VariableDeclarationExpr.class::isInstance)
                .isPresent();
    }

    /** Tells whether its type depends on where it stands. */
    public boolean isTypedByTarget() {
        return node instanceof LambdaExpr
                || node instanceof MethodReferenceExpr
                || node instanceof ObjectCreationExpr creation
                        && creation.getType().isUsingDiamondOperator();
    }

    /** Returns the class that an anonymous class extends or implements. */
    public Optional<JavaType> anonymousSupertype() {
        return node instanceof ObjectCreationExpr creation ? typeOf(creation) : Optional.empty();
    }

    private Optional<JavaType> typeOf(ObjectCreationExpr creation) {
        return new SourceTypes(new SourceNames(file, types)).read(creation.getType());
    }

    /** Returns the name of the variable or field that it is the first value of. */
    public Optional<String> variableName() {
        return variable().map(VariableDeclarator::getNameAsString);
    }

    /** Returns the type of that variable, empty for {@code var}. */
    public Optional<JavaType> variableType() {
        return variable().flatMap(variable -> new SourceTypes(new SourceNames(file, types)).read(variable.getType()));
    }

    /** Returns the type by which a method can be called on it: that of its variable, or the one that an anonymous class extends. */
    public Optional<JavaType> receiverType() {
        return variableType().or(this::anonymousSupertype);
    }

    private Optional<VariableDeclarator> variable() {
        return node.getParentNode().filter(VariableDeclarator.class::isInstance).map(VariableDeclarator.class::cast);
    }
}
