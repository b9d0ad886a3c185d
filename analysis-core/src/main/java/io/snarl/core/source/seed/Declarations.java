package io.snarl.core.source.seed;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.EnumConstantDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.RecordDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import java.util.Optional;

/** Says of the declaration of a variable what it is. */
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
                SeedFile.range(declaration).begin.line);
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
