package io.snarl.core.source.type;

import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Optional;

/**
 * A class as its class file declares it.
 *
 * @param name the binary name
 * @param simpleName the name that it is declared by, empty for an anonymous class
 * @param modifiers as the source has them, also for a nested class
 * @param declarer the class that it is a member of, empty if it is none
 * @param isMemberOrTopLevel whether source elsewhere can name it, which is not so of local and anonymous classes
 * @param typeParameters its own, after those of the classes around it if its objects belong to theirs, those of the outermost first
 * @param ownTypeParameters how many of them are its own
 * @param supertypes the superclass, if there is one, and the interfaces
 */
public record ClassInfo(
        String name,
        String simpleName,
        int modifiers,
        Optional<String> declarer,
        boolean isMemberOrTopLevel,
        List<TypeParameter> typeParameters,
        int ownTypeParameters,
        List<JavaType.ClassType> supertypes,
        List<MethodInfo> methods,
        List<FieldInfo> fields,
        Deprecation deprecation) {

    private static final int ENUM = 0x4000;
    private static final int SYNTHETIC = 0x1000;

    public ClassInfo {
        typeParameters = List.copyOf(typeParameters);
        supertypes = List.copyOf(supertypes);
        methods = List.copyOf(methods);
        fields = List.copyOf(fields);
    }

    public boolean isInterface() {
        return Modifier.isInterface(modifiers);
    }

    public boolean isAbstract() {
        return Modifier.isAbstract(modifiers);
    }

    public boolean isEnum() {
        return (modifiers & ENUM) != 0;
    }

    /** Tells whether no source declares it, so that none can name it. */
    public boolean isSynthetic() {
        return (modifiers & SYNTHETIC) != 0;
    }

    /** Tells whether an object of it belongs to one of the class around it. */
    public boolean isInner() {
        return declarer.isPresent() && !Modifier.isStatic(modifiers) && !isInterface();
    }

    /** Returns those of its type arguments that belong to the classes around it. */
    public List<JavaType> ofClassesAround(List<JavaType> arguments) {
        return arguments.subList(0, Math.max(0, arguments.size() - ownTypeParameters));
    }

    /** Returns those of its type arguments that are its own. */
    public List<JavaType> own(List<JavaType> arguments) {
        return arguments.subList(ofClassesAround(arguments).size(), arguments.size());
    }

    /** Returns the type of {@code this} inside the class. */
    public JavaType.ClassType self() {
        return new JavaType.ClassType(
                name,
                typeParameters.stream()
                        .map(parameter -> (JavaType) parameter.parameter())
                        .toList());
    }

    public String packageName() {
        return packageOf(name);
    }

    /** Returns the package of a binary name. */
    public static String packageOf(String name) {
        int dot = name.lastIndexOf('.');
        return dot < 0 ? "" : name.substring(0, dot);
    }
}
