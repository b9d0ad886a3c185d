package io.snarl.core.source.seed;

import com.github.javaparser.ast.type.ArrayType;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import com.github.javaparser.ast.type.PrimitiveType;
import com.github.javaparser.ast.type.Type;
import com.github.javaparser.ast.type.VarType;
import com.github.javaparser.ast.type.WildcardType;
import io.snarl.core.source.type.JavaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the types of a source file. */
final class SourceTypes {

    private final SourceNames names;

    SourceTypes(SourceNames names) {
        this.names = names;
    }

    static boolean isVar(Type type) {
        return type instanceof VarType
                || type instanceof ClassOrInterfaceType named
                        && named.getNameWithScope().equals("var");
    }

    /** Returns the type, empty if it means nothing outside of its place or its class cannot be found. */
    Optional<JavaType> read(Type type) {
        if (type instanceof PrimitiveType primitive) {
            return Optional.of(new JavaType.PrimitiveType(primitive.asString()));
        }
        if (type instanceof ArrayType array) {
            return read(array.getComponentType()).map(JavaType.ArrayType::new);
        }
        if (type instanceof WildcardType wildcard) {
            return wildcard(wildcard);
        }
        return type instanceof ClassOrInterfaceType named && !isVar(type) ? named(named) : Optional.empty();
    }

    private Optional<JavaType> wildcard(WildcardType type) {
        if (type.getSuperType().isPresent()) {
            return read(type.getSuperType().get())
                    .map(bound -> new JavaType.Wildcard(JavaType.Wildcard.Kind.SUPER, bound));
        }
        if (type.getExtendedType().isPresent()) {
            return read(type.getExtendedType().get())
                    .map(bound -> new JavaType.Wildcard(JavaType.Wildcard.Kind.EXTENDS, bound));
        }
        return Optional.of(JavaType.Wildcard.ANY);
    }

    private Optional<JavaType> named(ClassOrInterfaceType type) {
        Optional<String> name = names.type(type, type.getNameWithScope());
        Optional<List<JavaType>> arguments = arguments(type);
        return name.flatMap(found -> arguments.map(
                all -> new JavaType.ClassType(found, names.typeParameters(found) == all.size() ? all : List.of())));
    }

    /** Those of the types around it come first, as in {@code Outer<A>.Inner<B>}; where they go without saying, they are not known. */
    private Optional<List<JavaType>> arguments(ClassOrInterfaceType type) {
        List<JavaType> arguments = new ArrayList<>();
        if (type.getScope().isPresent()) {
            Optional<List<JavaType>> around = arguments(type.getScope().get());
            if (around.isEmpty()) {
                return Optional.empty();
            }
            arguments.addAll(around.get());
        }
        for (Type argument : type.getTypeArguments().map(List::<Type>copyOf).orElse(List.of())) {
            Optional<JavaType> read = read(argument);
            if (read.isEmpty()) {
                return Optional.empty();
            }
            arguments.add(read.get());
        }
        return Optional.of(arguments);
    }
}
