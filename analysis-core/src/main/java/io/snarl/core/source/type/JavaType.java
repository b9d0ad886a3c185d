package io.snarl.core.source.type;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** A type that Java source can express. */
public sealed interface JavaType {

    ClassType OBJECT = new ClassType("java.lang.Object", List.of());

    /** A primitive type or {@code void}. */
    record PrimitiveType(String name) implements JavaType {}

    /**
     * A class or an interface.
     *
     * @param name its binary name
     * @param arguments its type arguments; none for a class that has no type parameters, and for a raw type
     */
    record ClassType(String name, List<JavaType> arguments) implements JavaType {

        public ClassType {
            arguments = List.copyOf(arguments);
        }
    }

    record ArrayType(JavaType component) implements JavaType {}

    /**
     * A type parameter of a class or a method.
     *
     * @param declarer the class or method, which tells it apart from others of its name
     * @param erasure the binary name of what it is at run time
     */
    record Parameter(String declarer, String name, String erasure) implements JavaType {}

    /** A type argument that is not told exactly. */
    record Wildcard(Kind kind, JavaType bound) implements JavaType {

        public static final Wildcard ANY = new Wildcard(Kind.EXTENDS, OBJECT);

        /** Which side the bound is on. */
        public enum Kind {
            EXTENDS,
            SUPER
        }
    }

    /** A type argument that has yet to be found. */
    record Unknown(int number) implements JavaType {}

    /** The type of {@code null}. */
    record NullType() implements JavaType {}

    /** Returns the type with type parameters replaced by what they stand for. */
    default JavaType with(Map<Parameter, JavaType> meanings) {
        return meanings.isEmpty()
                ? this
                : replaced(part -> part instanceof Parameter parameter ? meanings.getOrDefault(parameter, part) : part);
    }

    /** Returns the type with each part that cannot be taken apart further replaced. */
    default JavaType replaced(UnaryOperator<JavaType> leaves) {
        Function<JavaType, JavaType> deeper = part -> part.replaced(leaves);
        if (this instanceof ClassType type) {
            return new ClassType(type.name, type.arguments.stream().map(deeper).toList());
        }
        if (this instanceof ArrayType array) {
            return new ArrayType(deeper.apply(array.component));
        }
        if (this instanceof Wildcard wildcard) {
            JavaType bound = deeper.apply(wildcard.bound);
            return bound instanceof Wildcard inner ? inner : new Wildcard(wildcard.kind, bound);
        }
        return leaves.apply(this);
    }

    /** Returns the binary name of the type at run time, such as {@code java.util.Map$Entry} or {@code int[]}. */
    default String erasure() {
        if (this instanceof PrimitiveType primitive) {
            return primitive.name;
        }
        if (this instanceof ClassType type) {
            return type.name;
        }
        if (this instanceof ArrayType array) {
            return array.component.erasure() + "[]";
        }
        if (this instanceof Parameter parameter) {
            return parameter.erasure;
        }
        return this instanceof Wildcard wildcard && wildcard.kind == Wildcard.Kind.EXTENDS
                ? wildcard.bound.erasure()
                : OBJECT.name;
    }

    /** Returns what a value of the type is known to be: the bound of a wildcard, else the type itself. */
    default JavaType upper() {
        if (this instanceof Wildcard wildcard) {
            return wildcard.kind == Wildcard.Kind.EXTENDS ? wildcard.bound : OBJECT;
        }
        return this;
    }

    /** Returns the type without type arguments. */
    static JavaType ofBinaryName(String name) {
        if (name.endsWith("[]")) {
            return new ArrayType(ofBinaryName(name.substring(0, name.length() - 2)));
        }
        return Primitives.isPrimitive(name) ? new PrimitiveType(name) : new ClassType(name, List.of());
    }
}
