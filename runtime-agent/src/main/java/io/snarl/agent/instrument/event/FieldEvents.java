package io.snarl.agent.instrument.event;

import io.snarl.agent.instrument.code.MethodCode;
import io.snarl.agent.site.SiteKind;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/** Reports reads and writes of fields: reads after they happened, writes before, when the object is still at hand. */
public final class FieldEvents {

    private final MethodCode code;
    private final MethodVisitor out;

    public FieldEvents(MethodCode code) {
        this.code = code;
        this.out = code.out();
    }

    public void get(String owner, String name, String descriptor) {
        out.visitInsn(Opcodes.DUP);
        out.visitFieldInsn(Opcodes.GETFIELD, owner, name, descriptor);
        if (isReference(descriptor)) {
            out.visitInsn(Opcodes.DUP_X1);
            hook("getField", "(Ljava/lang/Object;Ljava/lang/Object;I)V", SiteKind.GET_FIELD, owner, name, descriptor);
            return;
        }
        if (isWide(descriptor)) {
            out.visitInsn(Opcodes.DUP2_X1);
            out.visitInsn(Opcodes.POP2);
        } else {
            out.visitInsn(Opcodes.SWAP);
        }
        hook("getField", "(Ljava/lang/Object;I)V", SiteKind.GET_FIELD, owner, name, descriptor);
    }

    public void put(String owner, String name, String descriptor) {
        if (isReference(descriptor)) {
            out.visitInsn(Opcodes.DUP2);
            hook("putField", "(Ljava/lang/Object;Ljava/lang/Object;I)V", SiteKind.PUT_FIELD, owner, name, descriptor);
        } else {
            if (isWide(descriptor)) {
                out.visitInsn(Opcodes.DUP2_X1);
                out.visitInsn(Opcodes.POP2);
                out.visitInsn(Opcodes.DUP_X2);
            } else {
                out.visitInsn(Opcodes.DUP2);
                out.visitInsn(Opcodes.POP);
            }
            hook("putField", "(Ljava/lang/Object;I)V", SiteKind.PUT_FIELD, owner, name, descriptor);
        }
        out.visitFieldInsn(Opcodes.PUTFIELD, owner, name, descriptor);
    }

    /** Reports a write to the object under construction, which may not be handed to anyone yet. */
    public void putEarly(String owner, String name, String descriptor) {
        if (isReference(descriptor)) {
            out.visitInsn(Opcodes.DUP);
            hook("putEarly", "(Ljava/lang/Object;I)V", SiteKind.PUT_FIELD, owner, name, descriptor);
        } else {
            hook("putEarly", "(I)V", SiteKind.PUT_FIELD, owner, name, descriptor);
        }
        out.visitFieldInsn(Opcodes.PUTFIELD, owner, name, descriptor);
    }

    public void getStatic(String owner, String name, String descriptor) {
        out.visitFieldInsn(Opcodes.GETSTATIC, owner, name, descriptor);
        accessStatic(SiteKind.GET_STATIC, owner, name, descriptor);
    }

    public void putStatic(String owner, String name, String descriptor) {
        accessStatic(SiteKind.PUT_STATIC, owner, name, descriptor);
        out.visitFieldInsn(Opcodes.PUTSTATIC, owner, name, descriptor);
    }

    private void accessStatic(SiteKind kind, String owner, String name, String descriptor) {
        if (isReference(descriptor)) {
            out.visitInsn(Opcodes.DUP);
            hook("accessStatic", "(Ljava/lang/Object;I)V", kind, owner, name, descriptor);
        } else {
            hook("accessStatic", "(I)V", kind, owner, name, descriptor);
        }
    }

    private void hook(String hook, String hookType, SiteKind kind, String owner, String name, String descriptor) {
        code.hook(hook, hookType, kind, owner, name, descriptor, 0);
    }

    private static boolean isReference(String descriptor) {
        return descriptor.length() > 1;
    }

    private static boolean isWide(String descriptor) {
        return Type.getType(descriptor).getSize() == 2;
    }
}
