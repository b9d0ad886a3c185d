package io.snarl.agent.instrument.event;

import io.snarl.agent.hooks.ValueCode;
import io.snarl.agent.instrument.code.MethodCode;
import io.snarl.agent.instrument.code.MethodFacts;
import io.snarl.agent.site.SiteKind;
import net.bytebuddy.jar.asm.Handle;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/** Reports calls: those of test code with all values, others with their line only. */
public final class CallEvents {

    private final MethodCode code;
    private final MethodVisitor out;

    public CallEvents(MethodCode code) {
        this.code = code;
        this.out = code.out();
    }

    /** Reports a call that code of a subject or library is about to make. */
    public void beforeInvoke(int opcode, String owner, String name, String descriptor) {
        if (!MethodFacts.isLeaf(owner) && !owner.startsWith("io/snarl/agent/hooks/")) {
            code.hook("invoke", "(I)V", SiteKind.INVOKE, owner, name, descriptor, opcode);
        }
    }

    /** Reports a call that test code is about to make, with its receiver and arguments. */
    public void beforeCall(int opcode, String owner, String name, String descriptor) {
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
            code.hookValue(
                    types[i],
                    i == 1 && MethodFacts.setsProperty(owner, name) ? ValueCode.PROPERTY : ValueCode.ARGUMENT);
        }
        for (int i = 0; i < types.length; i++) {
            out.visitVarInsn(types[i].getOpcode(Opcodes.ILOAD), locals[i]);
            if (types[i].getSort() >= Type.ARRAY) {
                code.forget(locals[i]);
            }
        }
    }

    /** Reports what the call of test code returned. */
    public void afterCall(Type returned) {
        if (returned.getSort() == Type.VOID) {
            code.hookInCall("returned", "()V");
        } else {
            out.visitInsn(returned.getSize() == 2 ? Opcodes.DUP2 : Opcodes.DUP);
            code.hookValue(returned, ValueCode.RETURNED);
        }
    }

    /** Reports a lambda or method reference that has just been evaluated. */
    public void afterDynamicCall(Handle bootstrap, Object[] arguments) {
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
