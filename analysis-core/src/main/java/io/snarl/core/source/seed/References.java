package io.snarl.core.source.seed;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.AnnotationExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import com.github.javaparser.ast.expr.Name;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.SuperExpr;
import com.github.javaparser.ast.expr.ThisExpr;
import com.github.javaparser.ast.expr.TypeExpr;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import io.snarl.core.source.resolve.Types;
import io.snarl.core.source.type.FieldInfo;
import io.snarl.core.source.type.MethodInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Collects the references of a piece of source to something outside of it. */
final class References {

    private final SeedFile file;
    private final Types types;
    private final Node piece;
    private final SourceNames names;
    private final InnerClasses inner;
    private final List<Reference> found = new ArrayList<>();

    private References(SeedFile file, Types types, Node piece) {
        this.file = file;
        this.types = types;
        this.piece = piece;
        this.names = new SourceNames(file, types);
        this.inner = new InnerClasses(piece, names, types);
    }

    static List<Reference> of(SeedFile file, Types types, Node piece) {
        var references = new References(file, types, piece);
        piece.walk(references::visit);
        return references.found;
    }

    private void visit(Node node) {
        if (node instanceof NameExpr name) {
            variable(name, name.getNameAsString(), node);
        } else if (node instanceof MethodCallExpr call && call.getScope().isEmpty()) {
            method(call);
        } else if (node instanceof ClassOrInterfaceType type) {
            type(type);
        } else if (node instanceof AnnotationExpr annotation) {
            Name leaf = leaf(annotation.getName());
            typeReference(leaf, leaf.getIdentifier());
        } else if ((node instanceof ThisExpr || node instanceof SuperExpr) && !inner.isAround(node)) {
            self(node);
        }
    }

    private static Name leaf(Name name) {
        return name.getQualifier().map(References::leaf).orElse(name);
    }

    private void self(Node node) {
        Node parent = node.getParentNode().orElseThrow();
        if (node instanceof ThisExpr && parent instanceof FieldAccessExpr access && access.getScope() == node) {
            variable(access, access.getNameAsString(), access);
        } else if (node instanceof ThisExpr
                && parent instanceof MethodCallExpr call
                && isScope(node, call.getScope())) {
            ownMethod(call.getNameAsString(), node);
        } else if (node instanceof ThisExpr && parent instanceof MethodReferenceExpr reference) {
            ownMethod(reference.getIdentifier(), node);
        } else {
            add(Reference.Kind.UNSHARABLE, node.toString(), "", false, node);
        }
    }

    private static boolean isScope(Node node, Optional<Expression> scope) {
        return scope.filter(found -> found == node).isPresent();
    }

    private void ownMethod(String name, Node node) {
        Optional<MethodInfo> method = SeedFile.classesAround(node).stream()
                .findFirst()
                .flatMap(SeedFile::binaryName)
                .flatMap(owner -> types.methods(owner, name).stream().findFirst());
        add(
                method.isPresent() ? Reference.Kind.OWN_METHOD : Reference.Kind.UNSHARABLE,
                name,
                method.map(MethodInfo::owner).orElse(""),
                false,
                node);
    }

    private void variable(Node place, String name, Node whole) {
        Optional<Node> declaration = Scopes.declaration(place, name);
        if (declaration.isPresent()) {
            if (!Scopes.isWithin(declaration.get(), piece)) {
                addVariable(Declarations.freeName(declaration.get(), name), whole, constant(declaration.get()));
            }
        } else if (!inner.hasField(place, name) && !inheritedField(place, name, whole)) {
            staticImportOrType(place, name, whole);
        }
    }

    /** Local variables that are used in lambdas and anonymous classes are never assigned again; arrays in them may be. */
    private Optional<SeedPiece> constant(Node declaration) {
        boolean mayChange =
                declaration.getParentNode().orElseThrow() instanceof FieldDeclaration field && !field.isFinal();
        return declaration instanceof VariableDeclarator variable && !mayChange
                ? variable.getInitializer()
                        .filter(value -> Constants.isConstant(value)
                                || SeedPiece.isLocal(variable) && Constants.isConstantArray(value))
                        .map(value -> new SeedPiece(file, types, value))
                : Optional.empty();
    }

    private boolean inheritedField(Node place, String name, Node whole) {
        for (TypeDeclaration<?> around : SeedFile.classesAround(place)) {
            Optional<FieldInfo> field = SeedFile.binaryName(around).flatMap(owner -> types.field(owner, name));
            if (field.isPresent()) {
                FreeName.Kind kind = field.get().isStatic() ? FreeName.Kind.STATIC_FIELD : FreeName.Kind.FIELD;
                addVariable(new FreeName(name, kind, field.get().owner(), "", Set.of()), whole, Optional.empty());
                return true;
            }
        }
        return false;
    }

    private void staticImportOrType(Node place, String name, Node whole) {
        Optional<String> imported = names.staticImports(name)
                .filter(owner -> types.field(owner, name).isPresent())
                .findFirst();
        if (imported.isPresent()) {
            add(Reference.Kind.STATIC_IMPORT, name, imported.get(), true, whole);
        } else if (!inner.declares(place, name)) {
            typeReference(place, name);
        }
    }

    private void method(MethodCallExpr call) {
        String name = call.getNameAsString();
        if (inner.hasMethod(call, name)) {
            return;
        }
        for (TypeDeclaration<?> around : SeedFile.classesAround(call)) {
            Optional<MethodInfo> method = SeedFile.binaryName(around)
                    .flatMap(owner -> types.methods(owner, name).stream().findFirst());
            if (method.isPresent()) {
                add(
                        Reference.Kind.METHOD,
                        name,
                        method.get().owner(),
                        method.get().isStatic(),
                        call.getName());
                return;
            }
        }
        Optional<String> imported = names.staticImports(name)
                .filter(owner -> !types.methods(owner, name).isEmpty())
                .findFirst();
        add(
                imported.isPresent() ? Reference.Kind.STATIC_IMPORT : Reference.Kind.UNSHARABLE,
                name,
                imported.orElse(""),
                true,
                call.getName());
    }

    private void type(ClassOrInterfaceType type) {
        String name = type.getNameAsString();
        boolean mayBeVariable =
                type.getParentNode().filter(TypeExpr.class::isInstance).isPresent();
        if (type.getScope().isPresent() || SourceTypes.isVar(type) || SourceNames.isTypeParameter(type, name)) {
            return;
        }
        if (mayBeVariable && Scopes.declaration(type, name).isPresent()) {
            variable(type, name, type);
        } else if (!inner.declares(type, name)) {
            typeReference(type.getName(), name);
        }
    }

    private void typeReference(Node place, String name) {
        Optional<String> type = names.type(place, name);
        if (type.isPresent()) {
            add(Reference.Kind.TYPE, name, type.get(), true, place);
        } else if (!isPartOfPackage(place)) {
            add(Reference.Kind.UNSHARABLE, name, "", false, place);
        }
    }

    /** The first part of a name such as {@code java.util.List} is neither a variable nor a type. */
    private static boolean isPartOfPackage(Node place) {
        Node parent = place.getParentNode().orElseThrow();
        Node named =
                parent instanceof ClassOrInterfaceType ? parent.getParentNode().orElseThrow() : parent;
        return named instanceof FieldAccessExpr || named instanceof ClassOrInterfaceType || named instanceof Name;
    }

    private void addVariable(FreeName variable, Node node, Optional<SeedPiece> value) {
        boolean isStatic = variable.kind() == FreeName.Kind.STATIC_FIELD;
        found.add(new Reference(
                Reference.Kind.VARIABLE,
                variable.name(),
                variable.className(),
                isStatic,
                file.start(node),
                file.end(node),
                Optional.of(variable),
                value));
    }

    private void add(Reference.Kind kind, String name, String owner, boolean isStatic, Node node) {
        found.add(new Reference(
                kind, name, owner, isStatic, file.start(node), file.end(node), Optional.empty(), Optional.empty()));
    }
}
