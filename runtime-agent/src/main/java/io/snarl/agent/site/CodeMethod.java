package io.snarl.agent.site;

import io.snarl.contract.trace.ClassSort;
import java.lang.reflect.Modifier;

/** A method of rewritten code. */
public record CodeMethod(CodeClass owner, String name, String descriptor, int access) {

    private static final int SYNTHETIC = 0x1000;
    private static final String ADDED_METHOD = "$default";
    private static final String ADDED_CONSTRUCTOR = "ILkotlin/jvm/internal/DefaultConstructorMarker;)V";

    public boolean isConstructor() {
        return name.equals("<init>");
    }

    /**
     * Returns whether it is a part of the call that it completes, so that whoever calls it is to be seen to call the method that is meant: the
     * compiler of Kotlin adds it for calls that leave out arguments with a default, and it works these out. Calls of test code to
     * methods of its own are looked through in any case.
     */
    public boolean isPartOfCall() {
        return (access & SYNTHETIC) != 0
                && owner.sort() != ClassSort.TEST
                && (isConstructor()
                        ? descriptor.endsWith(ADDED_CONSTRUCTOR)
                        : Modifier.isStatic(access)
                                && name.endsWith(ADDED_METHOD)
                                && descriptor.contains("ILjava/lang/Object;)"));
    }
}
