package io.snarl.core.source.seed;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.AssignExpr;
import com.github.javaparser.ast.expr.CastExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.nodeTypes.NodeWithArguments;
import com.github.javaparser.ast.nodeTypes.NodeWithOptionalScope;
import com.github.javaparser.ast.nodeTypes.NodeWithType;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import com.github.javaparser.ast.type.Type;
import io.snarl.core.source.resolve.Types;
import io.snarl.core.source.type.JavaType;
import java.util.Optional;

/** A call in the source of a seed test. */
public final class SeedCall {

    private final SeedFile file;
    private final Types types;
    private final Expression expression;

    SeedCall(SeedFile file, Types types, Expression expression) {
        this.file = file;
        this.types = types;
        this.expression = expression;
    }

    /** Returns the variable or field that the result is assigned to. */
    public Optional<String> resultName() {
        Node around = around();
        if (around instanceof VariableDeclarator declarator) {
            return Optional.of(declarator.getNameAsString());
        }
        return around instanceof AssignExpr assignment ? lastName(assignment.getTarget()) : Optional.empty();
    }

    /** Tells whether the statement that it is in gives a value to a variable or field. */
    public boolean mayGive(String variable) {
        return Declarations.mayGive(SeedFile.statementAround(expression), variable);
    }

    private static Optional<String> lastName(Expression target) {
        if (target instanceof NameExpr name) {
            return Optional.of(name.getNameAsString());
        }
        return target.isFieldAccessExpr()
                        && target.asFieldAccessExpr().getScope().isThisExpr()
                ? Optional.of(target.asFieldAccessExpr().getNameAsString())
                : Optional.empty();
    }

    /** Returns the type of that variable as it is declared, empty for {@code var} and for what cannot be found. */
    public Optional<JavaType> resultType() {
        return declaredType().flatMap(type -> new SourceTypes(new SourceNames(file, types)).read(type));
    }

    /** Tells whether that variable is declared by {@code var}. */
    public boolean isVar() {
        return declaredType().filter(SourceTypes::isVar).isPresent();
    }

    private Optional<Type> declaredType() {
        return resultName()
                .flatMap(name -> around() instanceof VariableDeclarator declarator
                        ? Optional.<Node>of(declarator)
                        : Scopes.declaration(expression, name))
                .filter(NodeWithType.class::isInstance)
                .map(node -> ((NodeWithType<?, ?>) node).getType());
    }

    /** Returns the type that the call makes with the type arguments that are written there, as in {@code new A<B>()}. */
    public Optional<JavaType> createdType() {
        return expression instanceof ObjectCreationExpr creation
                        && !creation.getType().isUsingDiamondOperator()
                ? new SourceTypes(new SourceNames(file, types)).read(creation.getType())
                : Optional.empty();
    }

    /** Returns an argument as it is written. */
    public Optional<SeedPiece> argument(int index) {
        return expression instanceof NodeWithArguments<?> call
                        && index < call.getArguments().size()
                ? Optional.of(new SeedPiece(file, types, call.getArgument(index)))
                : Optional.empty();
    }

    /**
     * Returns an operand as it is written.
     *
     * @param index the place of an argument, -1 for what the call is made on
     */
    public Optional<SeedPiece> operand(int index) {
        if (index >= 0) {
            return argument(index);
        }
        return expression instanceof NodeWithOptionalScope<?> call
                ? call.getScope().map(scope -> new SeedPiece(file, types, scope))
                : Optional.empty();
    }

    /** Tells whether it is a statement by itself. */
    public boolean isStatement() {
        return expression.getParentNode().orElse(null) instanceof ExpressionStmt;
    }

    /** Tells whether a method is called by its name alone. */
    public boolean isByNameAlone() {
        return expression instanceof MethodCallExpr call && call.getScope().isEmpty();
    }

    /** Tells whether it gives a field its value that a framework looks after, as annotations of the field say. */
    public boolean isManaged() {
        return around() instanceof VariableDeclarator declarator && Fields.isManaged(declarator);
    }

    /** Tells whether this call is made directly on the result of the other. */
    public boolean isCalledOn(SeedCall other) {
        return expression instanceof NodeWithOptionalScope<?> call
                && call.getScope()
                        .filter(scope -> inner(scope) == other.expression)
                        .isPresent();
    }

    /** Tells whether the result of the other call is directly an argument of this one. */
    public boolean hasArgument(SeedCall other) {
        return expression instanceof NodeWithArguments<?> call
                && call.getArguments().stream().anyMatch(argument -> inner(argument) == other.expression);
    }

    private static Expression inner(Expression expression) {
        Expression inner = expression;
        while (inner instanceof EnclosedExpr || inner instanceof CastExpr) {
            inner = inner instanceof EnclosedExpr enclosed ? enclosed.getInner() : ((CastExpr) inner).getExpression();
        }
        return inner;
    }

    private Node around() {
        Node around = expression.getParentNode().orElse(null);
        Node child = expression;
        while (around instanceof EnclosedExpr || around instanceof CastExpr) {
            child = around;
            around = around.getParentNode().orElse(null);
        }
        boolean isTarget = around instanceof AssignExpr assignment && assignment.getTarget() == child;
        return isTarget ? null : around;
    }
}
