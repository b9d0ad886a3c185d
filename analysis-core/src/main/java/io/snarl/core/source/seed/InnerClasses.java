package io.snarl.core.source.seed;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.nodeTypes.NodeWithImplements;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import io.snarl.core.source.resolve.Types;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.Stream;

/** Finds the classes inside a piece of source, whose members move with it. */
final class InnerClasses {

    private final Node piece;
    private final SourceNames names;
    private final Types types;

    InnerClasses(Node piece, SourceNames names, Types types) {
        this.piece = piece;
        this.names = names;
        this.types = types;
    }

    /** Tells whether a place is inside the body of one of the classes. */
    boolean isAround(Node place) {
        return bodiesAround(place).findAny().isPresent();
    }

    /** Tells whether one of the classes around a place inherits a field of the name. */
    boolean hasField(Node place, String name) {
        return inherits(place, (type, member) -> types.field(type, member).isPresent(), name);
    }

    /** Tells whether one of the classes around a place has a method of the name. */
    boolean hasMethod(Node place, String name) {
        boolean declared = bodiesAround(place)
                .flatMap(body -> members(body).stream())
                .anyMatch(member -> member instanceof MethodDeclaration method
                        && method.getNameAsString().equals(name));
        return declared
                || piece instanceof MethodDeclaration method
                        && method.getNameAsString().equals(name)
                || inherits(
                        place, (type, member) -> !types.methods(type, member).isEmpty(), name);
    }

    /** Tells whether the piece declares a class of the name that may be meant at a place. */
    boolean declares(Node place, String name) {
        return piece.findAll(TypeDeclaration.class).stream()
                .anyMatch(type -> type.getNameAsString().equals(name) && Scopes.isWithin(place, piece));
    }

    private boolean inherits(Node place, BiPredicate<String, String> has, String name) {
        return bodiesAround(place)
                .flatMap(body -> supertypes(body).stream())
                .flatMap(type -> names.type(piece, type.getNameWithScope()).stream())
                .anyMatch(type -> has.test(type, name));
    }

    private Stream<Node> bodiesAround(Node place) {
        Stream.Builder<Node> bodies = Stream.builder();
        Node child = place;
        for (Node each = place; each != null && Scopes.isWithin(each, piece); each = parent(each)) {
            Node inside = child;
            if (members(each).stream().anyMatch(member -> member == inside)) {
                bodies.add(each);
            }
            child = each;
        }
        return bodies.build();
    }

    private static Node parent(Node node) {
        return node.getParentNode().orElse(null);
    }

    private static List<BodyDeclaration<?>> members(Node node) {
        if (node instanceof ObjectCreationExpr creation) {
            return creation.getAnonymousClassBody()
                    .<List<BodyDeclaration<?>>>map(body -> body)
                    .orElse(List.of());
        }
        return node instanceof TypeDeclaration<?> type ? type.getMembers() : List.of();
    }

    private static List<ClassOrInterfaceType> supertypes(Node body) {
        if (body instanceof ObjectCreationExpr creation) {
            return List.of(creation.getType());
        }
        if (body instanceof ClassOrInterfaceDeclaration type) {
            return Stream.concat(type.getExtendedTypes().stream(), type.getImplementedTypes().stream())
                    .toList();
        }
        return body instanceof NodeWithImplements<?> type ? type.getImplementedTypes() : List.of();
    }
}
