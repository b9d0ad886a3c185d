package io.snarl.core.source.resolve;

import io.snarl.contract.code.TypeNames;
import io.snarl.core.source.type.ClassInfo;

/** Names of classes as their declarations have them, which their binary names do not tell: a dollar sign may be a part of either. */
public final class ClassNames {

    private static final String ARRAY = "[]";

    private final Types types;

    public ClassNames(Types types) {
        this.types = types;
    }

    /** Turns a binary name such as {@code java.util.Map$Entry} into {@code Map.Entry}. */
    public String simple(String binaryName) {
        if (binaryName.endsWith(ARRAY)) {
            return simple(Types.componentOf(binaryName)) + ARRAY;
        }
        return types.find(binaryName).map(this::simple).orElseGet(() -> TypeNames.simple(binaryName));
    }

    private String simple(ClassInfo info) {
        if (info.declarer().isPresent()) {
            return simple(info.declarer().get()) + "." + info.simpleName();
        }
        // Of a local or an anonymous class nothing else tells where it is.
        return info.name()
                .substring(info.packageName().isEmpty() ? 0 : info.packageName().length() + 1);
    }

    /** Turns a binary name such as {@code java.util.Map$Entry} into {@code Entry}. */
    public String innermost(String binaryName) {
        if (binaryName.endsWith(ARRAY)) {
            return innermost(Types.componentOf(binaryName)) + ARRAY;
        }
        return types.find(binaryName)
                .map(info -> info.simpleName().isEmpty() ? simple(info) : info.simpleName())
                .orElseGet(() -> TypeNames.innermost(binaryName));
    }
}
