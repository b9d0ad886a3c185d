package io.snarl.agent.instrument.event;

import io.snarl.agent.instrument.code.MethodCode;
import io.snarl.agent.site.SiteKind;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/** Reports the operands of conditional jumps and switches, before they are taken. */
public final class BranchEvents {

    private final MethodCode code;
    private final MethodVisitor out;

    public BranchEvents(MethodCode code) {
        this.code = code;
        this.out = code.out();
    }

    public void beforeJump(int opcode) {
        if (opcode >= Opcodes.IFEQ && opcode <= Opcodes.IFLE) {
            out.visitInsn(Opcodes.DUP);
            compared("(II)V", opcode);
        } else if (opcode >= Opcodes.IF_ICMPEQ && opcode <= Opcodes.IF_ICMPLE) {
            out.visitInsn(Opcodes.DUP2);
            compared("(III)V", opcode);
        } else if (opcode == Opcodes.IF_ACMPEQ || opcode == Opcodes.IF_ACMPNE) {
            out.visitInsn(Opcodes.DUP2);
            compared("(Ljava/lang/Object;Ljava/lang/Object;I)V", opcode);
        } else if (opcode == Opcodes.IFNULL || opcode == Opcodes.IFNONNULL) {
            out.visitInsn(Opcodes.DUP);
            compared("(Ljava/lang/Object;I)V", opcode);
        }
    }

    public void beforeSwitch() {
        out.visitInsn(Opcodes.DUP);
        code.hook("switched", "(II)V", SiteKind.SWITCH);
    }

    private void compared(String descriptor, int opcode) {
        code.hook("compared", descriptor, SiteKind.BRANCH, null, null, null, opcode);
    }
}
