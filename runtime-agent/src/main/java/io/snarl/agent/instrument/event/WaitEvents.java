package io.snarl.agent.instrument.event;

import io.snarl.agent.instrument.code.MethodCode;
import io.snarl.agent.site.SiteKind;
import java.util.Set;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/** Reports waits and notifications on objects where they are called, because {@code Object} itself stays as it is. */
public final class WaitEvents {

    private static final String HOOK = "(Ljava/lang/Object;I)V";
    private static final Set<String> METHODS = Set.of("wait()V", "wait(J)V", "wait(JI)V", "notify()V", "notifyAll()V");

    private final MethodCode code;
    private final MethodVisitor out;

    public WaitEvents(MethodCode code) {
        this.code = code;
        this.out = code.out();
    }

    /** Returns whether this is a method of {@code Object}, whatever type the receiver has: all of them are final. */
    public static boolean matches(int opcode, String name, String descriptor) {
        return opcode != Opcodes.INVOKESTATIC && METHODS.contains(name + descriptor);
    }

    public void call(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        int object = keepReceiver(Type.getArgumentTypes(descriptor));
        if (name.equals("wait")) {
            report(object, "waiting", SiteKind.WAIT);
        }
        out.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        switch (name) {
            case "wait" -> report(object, "woken", SiteKind.WOKEN);
            case "notify" -> report(object, "notified", SiteKind.NOTIFY);
            default -> report(object, "notified", SiteKind.NOTIFY_ALL);
        }
        code.forget(object);
    }

    private void report(int object, String hook, SiteKind kind) {
        out.visitVarInsn(Opcodes.ALOAD, object);
        code.hook(hook, HOOK, kind);
    }

    /** Copies the receiver, which lies under the arguments, into a local variable and gives its number. */
    private int keepReceiver(Type[] types) {
        int object = code.facts().freeLocal();
        int next = object + 1;
        for (int i = types.length - 1; i >= 0; i--) {
            out.visitVarInsn(types[i].getOpcode(Opcodes.ISTORE), next);
            next += types[i].getSize();
        }
        out.visitInsn(Opcodes.DUP);
        out.visitVarInsn(Opcodes.ASTORE, object);
        for (Type type : types) {
            next -= type.getSize();
            out.visitVarInsn(type.getOpcode(Opcodes.ILOAD), next);
        }
        return object;
    }
}
