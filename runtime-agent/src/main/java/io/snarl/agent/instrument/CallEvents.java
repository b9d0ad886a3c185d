package io.snarl.agent.instrument;

import io.snarl.agent.hooks.ValueCode;
import io.snarl.agent.site.SiteKind;
import java.util.Set;
import net.bytebuddy.jar.asm.Handle;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/** Reports calls: those of test code with all values, others with their line only. */
final class CallEvents {

    /** Classes whose methods make no callbacks, so that the place that calls them explains no other event. */
    private static final Set<String> LEAVES = Set.of(
            "java/lang/Boolean",
            "java/lang/Byte",
            "java/lang/Character",
            "java/lang/Class",
            "java/lang/Double",
            "java/lang/Float",
            "java/lang/Integer",
            "java/lang/Long",
            "java/lang/Math",
            "java/lang/Short",
            "java/lang/StrictMath",
            "java/lang/String",
            "java/lang/System");

    private final MethodCode code;
    private final MethodVisitor out;

    CallEvents(MethodCode code) {
        this.code = code;
        this.out = code.out();
    }

    static boolean isLeaf(String owner) {
        return LEAVES.contains(owner);
    }

    /** Reports a call that code of a subject or library is about to make. */
    void beforeInvoke(int opcode, String owner, String name, String descriptor) {
        if (!isLeaf(owner) && !owner.startsWith("io/snarl/agent/hooks/")) {
            code.hook("invoke", "(I)V", SiteKind.INVOKE, owner, name, descriptor, opcode);
        }
    }

    /** Reports a call that test code is about to make, with its receiver and arguments. */
    void beforeCall(int opcode, String owner, String name, String descriptor) {
        Type[] types = Type.getArgumentTypes(descriptor);
        int[] locals = spill(types);
        if (opcode == Opcodes.INVOKESTATIC || name.equals("<init>")) {
            out.visitInsn(Opcodes.ACONST_NULL);
        } else {
            // The receiver stays where it is, since the JVM names its origin if it is null.
            out.visitInsn(Opcodes.DUP);
        }
        code.hookOfCall(owner, name, descriptor, opcode);
        for (int i = 0; i < types.length; i++) {
            out.visitVarInsn(types[i].getOpcode(Opcodes.ILOAD), locals[i]);
            code.hookValue(types[i], i == 1 && setsProperty(owner, name) ? ValueCode.PROPERTY : ValueCode.ARGUMENT);
        }
        for (int i = 0; i < types.length; i++) {
            out.visitVarInsn(types[i].getOpcode(Opcodes.ILOAD), locals[i]);
            if (types[i].getSort() >= Type.ARRAY) {
                code.forget(locals[i]);
            }
        }
    }

    /** The value may be a secret, which the recorder has to know before the property is set. */
    static boolean setsProperty(String owner, String name) {
        return owner.equals("java/lang/System") && name.equals("setProperty");
    }

    /** Reports what the call of test code returned. */
    void afterCall(Type returned) {
        if (returned.getSort() == Type.VOID) {
            code.hookInCall("returned", "()V");
        } else {
            out.visitInsn(returned.getSize() == 2 ? Opcodes.DUP2 : Opcodes.DUP);
            code.hookValue(returned, ValueCode.RETURNED);
        }
    }

    /** Reports a lambda or method reference that has just been evaluated. */
    void afterDynamicCall(Handle bootstrap, Object[] arguments) {
        if (bootstrap.getOwner().equals("java/lang/invoke/LambdaMetafactory")
                && arguments.length > 1
                && arguments[1] instanceof Handle body) {
            out.visitInsn(Opcodes.DUP);
            code.hook(
                    "lambda",
                    "(Ljava/lang/Object;I)V",
                    SiteKind.LAMBDA,
                    body.getOwner(),
                    body.getName(),
                    body.getDesc(),
                    0);
        }
    }

    /** Moves arguments from the stack into unused local variables. */
    private int[] spill(Type[] types) {
        int[] locals = new int[types.length];
        int next = code.facts().freeLocal();
        for (int i = types.length - 1; i >= 0; i--) {
            locals[i] = next;
            out.visitVarInsn(types[i].getOpcode(Opcodes.ISTORE), next);
            next += types[i].getSize();
        }
        return locals;
    }
}
