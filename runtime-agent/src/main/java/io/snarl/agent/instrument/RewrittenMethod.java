package io.snarl.agent.instrument;

import io.snarl.agent.instrument.code.MethodCode;
import io.snarl.agent.instrument.code.SelfCoveringHandlers;
import io.snarl.agent.instrument.event.ArrayEvents;
import net.bytebuddy.jar.asm.AnnotationVisitor;
import net.bytebuddy.jar.asm.Handle;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/** Base of all rewritten methods: passes each instruction on, after the code that has to come before its kind. */
abstract class RewrittenMethod extends MethodVisitor {

    final MethodCode code;
    final SelfCoveringHandlers careful;

    RewrittenMethod(MethodCode code) {
        super(Opcodes.ASM9, code.out());
        this.code = code;
        this.careful = new SelfCoveringHandlers(code);
    }

    abstract void beforeInstruction(int opcode);

    void beforeJump(int opcode) {}

    void beforeSwitch() {}

    /** A {@code new} that no constructor has been called for yet. */
    abstract void opened(String type);

    abstract void createdArray(String arrayType);

    static boolean isReturn(int opcode) {
        return opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN;
    }

    /** The JVM would run its own code in place of a method that has this annotation. */
    @Override
    public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
        return descriptor.equals("Ljdk/internal/vm/annotation/IntrinsicCandidate;")
                ? null
                : super.visitAnnotation(descriptor, visible);
    }

    @Override
    public void visitLineNumber(int line, Label start) {
        code.line(line);
        super.visitLineNumber(line, start);
    }

    @Override
    public void visitTryCatchBlock(Label start, Label end, Label handler, String type) {
        super.visitTryCatchBlock(start, careful.endOf(start, end, handler), handler, type);
    }

    @Override
    public void visitFrame(int type, int localCount, Object[] locals, int stackCount, Object[] stack) {
        careful.beforeFrame();
        Object[] withOurs = code.inFrame(localCount, locals);
        super.visitFrame(type, withOurs.length, withOurs, stackCount, stack);
    }

    @Override
    public void visitIntInsn(int opcode, int operand) {
        beforeInstruction(opcode);
        super.visitIntInsn(opcode, operand);
        if (opcode == Opcodes.NEWARRAY) {
            createdArray(ArrayEvents.primitive(operand));
        }
    }

    @Override
    public void visitVarInsn(int opcode, int variable) {
        beforeInstruction(opcode);
        super.visitVarInsn(opcode, variable);
    }

    @Override
    public void visitTypeInsn(int opcode, String type) {
        beforeInstruction(opcode);
        super.visitTypeInsn(opcode, type);
        if (opcode == Opcodes.NEW) {
            opened(type);
        } else if (opcode == Opcodes.ANEWARRAY) {
            createdArray(type.startsWith("[") ? "[" + type : "[L" + type + ";");
        }
    }

    @Override
    public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
        beforeInstruction(Opcodes.INVOKEDYNAMIC);
        super.visitInvokeDynamicInsn(name, descriptor, bootstrap, arguments);
    }

    @Override
    public void visitJumpInsn(int opcode, Label label) {
        beforeInstruction(opcode);
        careful.beforeJump();
        beforeJump(opcode);
        super.visitJumpInsn(opcode, label);
    }

    @Override
    public void visitLdcInsn(Object value) {
        beforeInstruction(Opcodes.LDC);
        super.visitLdcInsn(value);
    }

    @Override
    public void visitIincInsn(int variable, int increment) {
        beforeInstruction(Opcodes.IINC);
        super.visitIincInsn(variable, increment);
    }

    @Override
    public void visitTableSwitchInsn(int min, int max, Label otherwise, Label... labels) {
        beforeInstruction(Opcodes.TABLESWITCH);
        careful.beforeJump();
        beforeSwitch();
        super.visitTableSwitchInsn(min, max, otherwise, labels);
    }

    @Override
    public void visitLookupSwitchInsn(Label otherwise, int[] keys, Label[] labels) {
        beforeInstruction(Opcodes.LOOKUPSWITCH);
        careful.beforeJump();
        beforeSwitch();
        super.visitLookupSwitchInsn(otherwise, keys, labels);
    }

    @Override
    public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
        beforeInstruction(Opcodes.MULTIANEWARRAY);
        super.visitMultiANewArrayInsn(descriptor, dimensions);
        createdArray(descriptor);
    }
}
