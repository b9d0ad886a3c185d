package io.snarl.agent.jdk;

import io.snarl.agent.instrument.code.MethodCode;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/** Applies a patch to one method of the JDK. */
final class MethodPatcher extends MethodVisitor {

    private final MethodCode code;
    private final MethodPatch patch;
    private final Label start = new Label();
    private final Label end = new Label();

    MethodPatcher(MethodCode code, MethodPatch patch) {
        super(Opcodes.ASM9, code.out());
        this.code = code;
        this.patch = patch;
    }

    @Override
    public void visitCode() {
        super.visitCode();
        if (patch.before() != null) {
            patch.before().accept(code);
        }
        super.visitLabel(start);
    }

    @Override
    public void visitLineNumber(int line, Label at) {
        code.line(line);
        super.visitLineNumber(line, at);
    }

    @Override
    public void visitInsn(int opcode) {
        if (patch.beforeReturn() != null && opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) {
            patch.beforeReturn().accept(code, opcode);
        }
        super.visitInsn(opcode);
    }

    @Override
    public void visitMaxs(int maxStack, int maxLocals) {
        if (patch.beforeThrow() != null) {
            super.visitLabel(end);
            var handler = new Label();
            super.visitTryCatchBlock(start, end, handler, null);
            super.visitLabel(handler);
            Object[] locals = code.isStatic() ? new Object[0] : new Object[] {code.internalClassName()};
            super.visitFrame(Opcodes.F_NEW, locals.length, locals, 1, new Object[] {"java/lang/Throwable"});
            patch.beforeThrow().accept(code);
            super.visitInsn(Opcodes.ATHROW);
        }
        super.visitMaxs(maxStack, maxLocals);
    }
}
