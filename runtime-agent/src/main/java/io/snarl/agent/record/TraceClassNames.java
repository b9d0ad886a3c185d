package io.snarl.agent.record;

import io.snarl.contract.trace.TracedClass;
import java.lang.reflect.Proxy;

/** Names classes as a trace has them: the same in every run, also for classes that the JVM generates. */
final class TraceClassNames {

    private TraceClassNames() {}

    static String of(Class<?> type) {
        if (type.isArray()) {
            return of(type.getComponentType()) + "[]";
        }
        if (type.isHidden()) {
            return withoutCounter(type.getName());
        }
        return Proxy.isProxyClass(type) ? "$Proxy" : type.getName();
    }

    /** {@code com.acme.Bank$$Lambda$14/0x0001} and {@code com.acme.Bank$$Lambda/0x0001} become {@code com.acme.Bank$$Lambda}. */
    private static String withoutCounter(String name) {
        int lambda = name.indexOf("$$Lambda");
        if (lambda >= 0) {
            return name.substring(0, lambda + "$$Lambda".length());
        }
        int slash = name.lastIndexOf('/');
        return slash < 0 ? name : name.substring(0, slash);
    }

    static int flagsOf(Class<?> type) {
        int flags = type.isArray() ? TracedClass.ARRAY : 0;
        if (type.isHidden() && type.getName().contains("$$Lambda")) {
            flags |= TracedClass.LAMBDA;
        }
        if (Proxy.isProxyClass(type)) {
            flags |= TracedClass.PROXY;
        }
        if (Enum.class.isAssignableFrom(type)) {
            flags |= TracedClass.ENUM;
        }
        return isAnonymous(type) ? flags | TracedClass.ANONYMOUS : flags;
    }

    private static boolean isAnonymous(Class<?> type) {
        try {
            return type.isAnonymousClass();
        } catch (LinkageError e) {
            // Some compilers describe inner classes in ways that the JDK cannot read.
            return false;
        }
    }

    /** {@code [[I} becomes {@code int[][]}, {@code [Ljava.lang.String;} becomes {@code java.lang.String[]}. */
    static String ofDescriptor(String descriptor) {
        if (descriptor.startsWith("[")) {
            return ofDescriptor(descriptor.substring(1)) + "[]";
        }
        return switch (descriptor.charAt(0)) {
            case 'Z' -> "boolean";
            case 'B' -> "byte";
            case 'S' -> "short";
            case 'C' -> "char";
            case 'I' -> "int";
            case 'J' -> "long";
            case 'F' -> "float";
            case 'D' -> "double";
            default -> descriptor.substring(1, descriptor.length() - 1);
        };
    }
}
