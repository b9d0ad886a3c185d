package io.snarl.core.source.seed;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.stmt.Statement;
import java.util.List;
import java.util.Optional;

/** Finds declarations of class members. */
final class MemberFinder {

    private MemberFinder() {}

    /** Returns the declaration, empty if there is none or more than one of that name. */
    static Optional<Node> find(SeedFile file, String className, String name, MemberKind kind) {
        List<BodyDeclaration<?>> found = file.classes().stream()
                .filter(type -> SeedFile.binaryName(type).equals(Optional.of(className)))
                .flatMap(type -> type.getMembers().stream())
                .filter(member -> declares(member, name, kind))
                .toList();
        if (found.isEmpty() && kind == MemberKind.CLASS) {
            return localClass(file, className, name);
        }
        return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
    }

    /** Returns a class that some method of the class declares. */
    private static Optional<Node> localClass(SeedFile file, String className, String name) {
        List<TypeDeclaration<?>> found = file.classes().stream()
                .filter(type -> type.getNameAsString().equals(name)
                        && type.getParentNode().orElse(null) instanceof Statement
                        && SeedFile.classesAround(type).stream()
                                .findFirst()
                                .flatMap(SeedFile::binaryName)
                                .equals(Optional.of(className)))
                .toList();
        return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
    }

    private static boolean declares(BodyDeclaration<?> member, String name, MemberKind kind) {
        return switch (kind) {
            case FIELD ->
                member instanceof FieldDeclaration field
                        && field.getVariables().size() == 1
                        && field.getVariable(0).getNameAsString().equals(name);
            case METHOD ->
                member instanceof MethodDeclaration method
                        && method.getNameAsString().equals(name);
            case CLASS ->
                member instanceof TypeDeclaration<?> type
                        && type.getNameAsString().equals(name);
        };
    }
}
