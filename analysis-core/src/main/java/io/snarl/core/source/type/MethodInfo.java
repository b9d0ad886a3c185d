package io.snarl.core.source.type;

import io.snarl.contract.code.Descriptors;
import java.lang.reflect.Modifier;
import java.util.List;

/**
 * A method or constructor as its class file declares it.
 *
 * @param owner the binary name of the class that declares it
 * @param parameters the types of the parameters, those of the descriptor if the generic ones do not match it in number
 * @param exceptions what it declares to throw
 */
public record MethodInfo(
        String owner,
        String name,
        String descriptor,
        int modifiers,
        List<TypeParameter> typeParameters,
        List<JavaType> parameters,
        JavaType returned,
        List<JavaType> exceptions,
        Deprecation deprecation) {

    private static final int BRIDGE = 0x40;
    private static final int VARARGS = 0x80;
    private static final int SYNTHETIC = 0x1000;

    public MethodInfo {
        typeParameters = List.copyOf(typeParameters);
        parameters = List.copyOf(parameters);
        exceptions = List.copyOf(exceptions);
    }

    /** Tells whether nothing but the variable that the result is assigned to says of which type it is. */
    public boolean isTypedByTarget() {
        return returned instanceof JavaType.Parameter type
                && typeParameters.stream()
                        .anyMatch(parameter -> parameter.parameter().equals(type))
                && parameters.stream()
                        .noneMatch(parameter -> parameter.toString().contains(type.toString()));
    }

    public boolean isConstructor() {
        return name.equals("<init>");
    }

    public boolean isStatic() {
        return Modifier.isStatic(modifiers);
    }

    public boolean isSynchronized() {
        return Modifier.isSynchronized(modifiers);
    }

    public boolean isVarArgs() {
        return (modifiers & VARARGS) != 0;
    }

    public boolean isBridge() {
        return (modifiers & BRIDGE) != 0;
    }

    /** Tells whether source can name it. */
    public boolean isWritten() {
        return (modifiers & (SYNTHETIC | BRIDGE)) == 0 && !name.equals("<clinit>");
    }

    /** Returns the binary names of the parameters' types at run time. */
    public List<String> erasedParameters() {
        return Descriptors.parameters(descriptor);
    }

    /** Tells whether a call of one is the same in source as a call of the other, return types apart. */
    public boolean hasParametersOf(String otherDescriptor) {
        return Descriptors.parameterPart(descriptor).equals(Descriptors.parameterPart(otherDescriptor));
    }
}
