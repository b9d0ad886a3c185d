package io.snarl.core.source.classfile;

import io.snarl.core.source.type.ClassInfo;
import io.snarl.core.source.type.Deprecation;
import io.snarl.core.source.type.FieldInfo;
import io.snarl.core.source.type.JavaType;
import io.snarl.core.source.type.JavaType.Wildcard;
import io.snarl.core.source.type.MethodInfo;
import io.snarl.core.source.type.TypeParameter;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import net.bytebuddy.description.annotation.AnnotationDescription;
import net.bytebuddy.description.annotation.AnnotationList;
import net.bytebuddy.description.annotation.AnnotationValue;
import net.bytebuddy.description.field.FieldDescription;
import net.bytebuddy.description.method.MethodDescription;
import net.bytebuddy.description.method.ParameterDescription;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.ClassFileLocator;
import net.bytebuddy.pool.TypePool;

/** Reads the declarations of a class from its class file. */
public final class ClassFileReader {

    private final ClassPath classPath;
    private final TypePool pool;

    public ClassFileReader(ClassPath classPath) {
        this.classPath = classPath;
        ClassFileLocator locator = new ClassFileLocator() {
            @Override
            public Resolution locate(String name) {
                return classPath
                        .find(name)
                        .<Resolution>map(Resolution.Explicit::new)
                        .orElseGet(() -> new Resolution.Illegal(name));
            }

            @Override
            public void close() {}
        };
        this.pool = new TypePool.Default(
                new TypePool.CacheProvider.Simple(),
                locator,
                TypePool.Default.ReaderMode.FAST,
                TypePool.Empty.INSTANCE);
    }

    public Optional<ClassInfo> read(String name) {
        TypePool.Resolution resolution = pool.describe(name);
        // A file may hold another class: where small letters are the same as capitals, or under the name of a directory
        // in a jar.
        if (!resolution.isResolved() || !resolution.resolve().getName().equals(name)) {
            return Optional.empty();
        }
        Optional<byte[]> file = classPath.find(name);
        DeprecatedMembers deprecated = file.map(DeprecatedMembers::of).orElse(DeprecatedMembers.NONE);
        return Optional.of(
                classInfo(resolution.resolve(), file.map(DeclaredName::of).orElse(name), deprecated));
    }

    private static ClassInfo classInfo(TypeDescription type, String simpleName, DeprecatedMembers deprecated) {
        TypeDescription declarer = type.getDeclaringType();
        return new ClassInfo(
                type.getName(),
                simpleName,
                type.getModifiers(),
                Optional.ofNullable(declarer).map(TypeDescription::getName),
                !type.isAnonymousType() && !type.isLocalType(),
                typeParameters(type),
                type.getTypeVariables().size(),
                supertypes(type),
                type.getDeclaredMethods().stream()
                        .flatMap(method -> known(() -> method(method, deprecated)))
                        .toList(),
                type.getDeclaredFields().stream()
                        .flatMap(field -> known(() -> field(field, deprecated)))
                        .toList(),
                deprecation(type.getDeclaredAnnotations(), deprecated.hasClass()));
    }

    /** Leaves out what names a class that is not on the class path, such as one of an optional dependency: no test could use it. */
    private static <T> Stream<T> known(Supplier<T> reading) {
        try {
            return Stream.ofNullable(reading.get());
        } catch (TypePool.Resolution.NoSuchTypeException e) {
            return Stream.empty();
        }
    }

    private static List<JavaType.ClassType> supertypes(TypeDescription type) {
        Stream<TypeDescription.Generic> superclass = type.isInterface() ? Stream.empty() : known(type::getSuperClass);
        return Stream.concat(superclass, known(type::getInterfaces).flatMap(List::stream))
                .flatMap(each -> known(() -> (JavaType.ClassType) type(each)))
                .toList();
    }

    private static MethodInfo method(MethodDescription.InDefinedShape method, DeprecatedMembers deprecated) {
        return new MethodInfo(
                method.getDeclaringType().getName(),
                method.getInternalName(),
                method.getDescriptor(),
                method.getModifiers(),
                typeParameters(method.getTypeVariables()),
                method.getParameters().stream()
                        .map(ParameterDescription::getType)
                        .map(ClassFileReader::type)
                        .toList(),
                type(method.getReturnType()),
                method.getExceptionTypes().stream().map(ClassFileReader::type).toList(),
                deprecation(
                        method.getDeclaredAnnotations(),
                        deprecated.has(method.getInternalName(), method.getDescriptor())));
    }

    private static FieldInfo field(FieldDescription.InDefinedShape field, DeprecatedMembers deprecated) {
        return new FieldInfo(
                field.getDeclaringType().getName(),
                field.getName(),
                field.getModifiers(),
                type(field.getType()),
                deprecation(field.getDeclaredAnnotations(), deprecated.has(field.getName(), field.getDescriptor())));
    }

    private static List<TypeParameter> typeParameters(TypeDescription type) {
        TypeDescription around = type.isStatic() || type.isInterface() ? null : type.getDeclaringType();
        return Stream.concat(
                        around == null ? Stream.empty() : typeParameters(around).stream(),
                        typeParameters(type.getTypeVariables()).stream())
                .toList();
    }

    private static List<TypeParameter> typeParameters(List<? extends TypeDescription.Generic> variables) {
        return variables.stream()
                .map(variable -> new TypeParameter(
                        parameter(variable),
                        variable.getUpperBounds().stream()
                                .map(ClassFileReader::type)
                                .toList()))
                .toList();
    }

    private static JavaType type(TypeDescription.Generic type) {
        return switch (type.getSort()) {
            case VARIABLE -> parameter(type);
            case GENERIC_ARRAY -> new JavaType.ArrayType(type(type.getComponentType()));
            case WILDCARD -> wildcard(type);
            case PARAMETERIZED ->
                new JavaType.ClassType(
                        type.asErasure().getName(), arguments(type).toList());
            default -> JavaType.ofBinaryName(type.asErasure().getActualName());
        };
    }

    /** Those of the classes around come first, as its type parameters do. */
    private static Stream<JavaType> arguments(TypeDescription.Generic type) {
        TypeDescription.Generic around = type.getOwnerType();
        return Stream.concat(
                around == null || !around.getSort().isParameterized() ? Stream.empty() : arguments(around),
                type.getTypeArguments().stream().map(ClassFileReader::type));
    }

    private static JavaType wildcard(TypeDescription.Generic type) {
        if (!type.getLowerBounds().isEmpty()) {
            return new Wildcard(Wildcard.Kind.SUPER, type(type.getLowerBounds().getOnly()));
        }
        return new Wildcard(Wildcard.Kind.EXTENDS, type(type.getUpperBounds().getOnly()));
    }

    private static JavaType.Parameter parameter(TypeDescription.Generic variable) {
        return new JavaType.Parameter(
                variable.getTypeVariableSource().toString(),
                variable.getSymbol(),
                variable.asErasure().getActualName());
    }

    private static Deprecation deprecation(AnnotationList annotations, boolean marked) {
        for (AnnotationDescription annotation : annotations) {
            if (annotation.getAnnotationType().represents(Deprecated.class)) {
                AnnotationValue<?, ?> removal = annotation.getValue("forRemoval");
                return removal.resolve(Boolean.class) ? Deprecation.FOR_REMOVAL : Deprecation.DEPRECATED;
            }
        }
        return marked ? Deprecation.DEPRECATED : Deprecation.NONE;
    }
}
