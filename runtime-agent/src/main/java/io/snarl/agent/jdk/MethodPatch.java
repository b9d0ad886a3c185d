package io.snarl.agent.jdk;

import io.snarl.agent.instrument.code.MethodCode;
import io.snarl.agent.site.SiteKind;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import net.bytebuddy.jar.asm.Opcodes;

/**
 * A patch of one method of the JDK.
 *
 * @param method name and descriptor, or the name alone if all methods of that name are meant
 * @param before emits what comes first in the method, or null
 * @param beforeReturn emits what comes before a return of the given opcode, whose operand must stay on the stack, or null
 * @param beforeThrow emits what comes before the method ends by an exception, or null
 * @param question what is asked in place of the method, or null
 */
record MethodPatch(
        String method,
        Consumer<MethodCode> before,
        BiConsumer<MethodCode, Integer> beforeReturn,
        Consumer<MethodCode> beforeThrow,
        Question question) {

    /**
     * Creates a patch that asks a hook instead of running the method, which runs only if the hook declines.
     *
     * @param hook the hook, which gets what the method gets, and a site
     * @param kind what the method does
     */
    record Question(String hook, SiteKind kind) {}

    MethodPatch(
            String method,
            Consumer<MethodCode> before,
            BiConsumer<MethodCode, Integer> beforeReturn,
            Consumer<MethodCode> beforeThrow) {
        this(method, before, beforeReturn, beforeThrow, null);
    }

    boolean concerns(String name, String descriptor) {
        return method.equals(name) || method.equals(name + descriptor);
    }

    static MethodPatch atReturn(String method, BiConsumer<MethodCode, Integer> beforeReturn) {
        return new MethodPatch(method, null, beforeReturn, null);
    }

    static MethodPatch before(String method, Consumer<MethodCode> before) {
        return new MethodPatch(method, before, null, null);
    }

    /** Asks a hook to do what the method does, which must return nothing. */
    static MethodPatch asked(String method, String hook, SiteKind kind) {
        return new MethodPatch(method, null, null, null, new Question(hook, kind));
    }

    /** Creates a patch that emits the same code after a method however it ends. */
    static MethodPatch around(String method, Consumer<MethodCode> before, Consumer<MethodCode> after) {
        return new MethodPatch(method, before, (code, opcode) -> after.accept(code), after);
    }

    /** Keeps listeners from hearing what the JVM does for its own sake, such as loading a class. */
    static MethodPatch paused(String method) {
        return around(
                method,
                code -> {
                    slot(code, "requireStack");
                    slot(code, "pause");
                },
                code -> slot(code, "resume"));
    }

    private static void slot(MethodCode code, String method) {
        code.out().visitMethodInsn(Opcodes.INVOKESTATIC, "io/snarl/agent/hooks/ThreadSlot", method, "()V", false);
    }
}
