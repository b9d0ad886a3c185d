package io.snarl.core.source.seed;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.EnumConstantDeclaration;
import com.github.javaparser.ast.body.EnumDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.RecordDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.expr.TypePatternExpr;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.nodeTypes.NodeWithSimpleName;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.CatchClause;
import com.github.javaparser.ast.stmt.ForEachStmt;
import com.github.javaparser.ast.stmt.ForStmt;
import com.github.javaparser.ast.stmt.Statement;
import com.github.javaparser.ast.stmt.SwitchEntry;
import com.github.javaparser.ast.stmt.TryStmt;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds the declaration of a variable that is in scope. */
final class Scopes {

    private Scopes() {}

    /** Returns the declaration of a local variable, parameter or field in the same file. */
    static Optional<Node> declaration(Node use, String name) {
        Node child = use;
        for (Optional<Node> scope = use.getParentNode();
                scope.isPresent();
                scope = scope.get().getParentNode()) {
            Optional<Node> found = declared(scope.get(), child)
                    .filter(node -> node instanceof NodeWithSimpleName<?> named
                            && named.getNameAsString().equals(name))
                    .findFirst();
            if (found.isPresent()) {
                return found;
            }
            child = scope.get();
        }
        return Optional.empty();
    }

    /** Tells whether one node is the other or a part of it. */
    static boolean isWithin(Node node, Node whole) {
        return node == whole
                || node.getParentNode().map(parent -> isWithin(parent, whole)).orElse(false);
    }

    private static Stream<Node> declared(Node scope, Node child) {
        if (scope instanceof BlockStmt block) {
            return before(block.getStatements(), child);
        }
        if (scope instanceof SwitchEntry entry) {
            return before(entry.getStatements(), child);
        }
        if (scope instanceof ForStmt loop) {
            return variables(loop.getInitialization());
        }
        if (scope instanceof ForEachStmt loop) {
            return variables(List.of(loop.getVariable()));
        }
        if (scope instanceof TryStmt block) {
            return variables(block.getResources());
        }
        if (scope instanceof CatchClause clause) {
            return Stream.of(clause.getParameter());
        }
        if (scope instanceof LambdaExpr lambda) {
            return nodes(lambda.getParameters());
        }
        if (scope instanceof CallableDeclaration<?> callable) {
            return nodes(callable.getParameters());
        }
        return scope instanceof Statement ? patterns(scope) : members(scope);
    }

    private static Stream<Node> members(Node scope) {
        if (scope instanceof RecordDeclaration type) {
            return Stream.concat(nodes(type.getParameters()), fields(type.getMembers()));
        }
        if (scope instanceof EnumDeclaration type) {
            return Stream.concat(nodes(type.getEntries()), fields(type.getMembers()));
        }
        if (scope instanceof TypeDeclaration<?> type) {
            return fields(type.getMembers());
        }
        if (scope instanceof EnumConstantDeclaration constant) {
            return fields(constant.getClassBody());
        }
        return scope instanceof ObjectCreationExpr creation
                ? creation.getAnonymousClassBody().map(Scopes::fields).orElse(Stream.empty())
                : Stream.empty();
    }

    private static Stream<Node> nodes(NodeList<? extends Node> list) {
        return list.stream().map(node -> (Node) node);
    }

    private static Stream<Node> before(NodeList<Statement> statements, Node child) {
        return statements.stream()
                .takeWhile(statement -> statement != child)
                .filter(Statement::isExpressionStmt)
                .flatMap(statement ->
                        variables(List.of(statement.asExpressionStmt().getExpression())));
    }

    private static Stream<Node> variables(List<? extends Expression> expressions) {
        return expressions.stream()
                .filter(Expression::isVariableDeclarationExpr)
                .map(Expression::asVariableDeclarationExpr)
                .map(VariableDeclarationExpr::getVariables)
                .flatMap(Scopes::nodes);
    }

    private static Stream<Node> fields(NodeList<BodyDeclaration<?>> members) {
        return members.stream()
                .filter(member -> member instanceof FieldDeclaration)
                .flatMap(member -> nodes(((FieldDeclaration) member).getVariables()));
    }

    private static Stream<Node> patterns(Node statement) {
        return statement.findAll(TypePatternExpr.class).stream().map(pattern -> (Node) pattern);
    }
}
