package io.snarl.agent.instrument.code;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import net.bytebuddy.jar.asm.Handle;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/** Passes the instructions of a method on and records them, so that they can be visited again with labels of their own. */
public final class CopiedBody extends MethodVisitor {

    private final List<Consumer<MethodVisitor>> visits = new ArrayList<>();
    private final Map<Label, Label> labels = new IdentityHashMap<>();

    public CopiedBody() {
        super(Opcodes.ASM9);
    }

    /** Passes everything on to a visitor. */
    public MethodVisitor before(MethodVisitor next) {
        mv = next;
        return this;
    }

    /** Visits everything between the start of the code and its sizes. */
    public void accept(MethodVisitor visitor) {
        visits.forEach(visit -> visit.accept(visitor));
    }

    private Label own(Label label) {
        return labels.computeIfAbsent(label, same -> new Label());
    }

    private Label[] own(Label[] all) {
        return Stream.of(all).map(this::own).toArray(Label[]::new);
    }

    /** Types of objects that are not initialised are named by the label of their {@code new}. */
    private Object[] own(int count, Object[] types) {
        return Stream.of(types)
                .limit(count)
                .map(type -> type instanceof Label label ? own(label) : type)
                .toArray();
    }

    @Override
    public void visitFrame(int type, int localCount, Object[] locals, int stackCount, Object[] stack) {
        super.visitFrame(type, localCount, locals, stackCount, stack);
        Object[] ownLocals = own(localCount, locals);
        Object[] ownStack = own(stackCount, stack);
        visits.add(out -> out.visitFrame(type, localCount, ownLocals, stackCount, ownStack));
    }

    @Override
    public void visitInsn(int opcode) {
        super.visitInsn(opcode);
        visits.add(out -> out.visitInsn(opcode));
    }

    @Override
    public void visitIntInsn(int opcode, int operand) {
        super.visitIntInsn(opcode, operand);
        visits.add(out -> out.visitIntInsn(opcode, operand));
    }

    @Override
    public void visitVarInsn(int opcode, int variable) {
        super.visitVarInsn(opcode, variable);
        visits.add(out -> out.visitVarInsn(opcode, variable));
    }

    @Override
    public void visitTypeInsn(int opcode, String type) {
        super.visitTypeInsn(opcode, type);
        visits.add(out -> out.visitTypeInsn(opcode, type));
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
        super.visitFieldInsn(opcode, owner, name, descriptor);
        visits.add(out -> out.visitFieldInsn(opcode, owner, name, descriptor));
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        visits.add(out -> out.visitMethodInsn(opcode, owner, name, descriptor, isInterface));
    }

    @Override
    public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
        super.visitInvokeDynamicInsn(name, descriptor, bootstrap, arguments);
        visits.add(out -> out.visitInvokeDynamicInsn(name, descriptor, bootstrap, arguments));
    }

    @Override
    public void visitJumpInsn(int opcode, Label label) {
        super.visitJumpInsn(opcode, label);
        visits.add(out -> out.visitJumpInsn(opcode, own(label)));
    }

    @Override
    public void visitLabel(Label label) {
        super.visitLabel(label);
        visits.add(out -> out.visitLabel(own(label)));
    }

    @Override
    public void visitLdcInsn(Object value) {
        super.visitLdcInsn(value);
        visits.add(out -> out.visitLdcInsn(value));
    }

    @Override
    public void visitIincInsn(int variable, int increment) {
        super.visitIincInsn(variable, increment);
        visits.add(out -> out.visitIincInsn(variable, increment));
    }

    @Override
    public void visitTableSwitchInsn(int min, int max, Label otherwise, Label... targets) {
        super.visitTableSwitchInsn(min, max, otherwise, targets);
        visits.add(out -> out.visitTableSwitchInsn(min, max, own(otherwise), own(targets)));
    }

    @Override
    public void visitLookupSwitchInsn(Label otherwise, int[] keys, Label[] targets) {
        super.visitLookupSwitchInsn(otherwise, keys, targets);
        visits.add(out -> out.visitLookupSwitchInsn(own(otherwise), keys, own(targets)));
    }

    @Override
    public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
        super.visitMultiANewArrayInsn(descriptor, dimensions);
        visits.add(out -> out.visitMultiANewArrayInsn(descriptor, dimensions));
    }

    @Override
    public void visitTryCatchBlock(Label start, Label end, Label handler, String type) {
        super.visitTryCatchBlock(start, end, handler, type);
        visits.add(out -> out.visitTryCatchBlock(own(start), own(end), own(handler), type));
    }

    /** The JVM names variables in its messages about null. */
    @Override
    public void visitLocalVariable(String name, String type, String signature, Label start, Label end, int index) {
        super.visitLocalVariable(name, type, signature, start, end, index);
        visits.add(out -> out.visitLocalVariable(name, type, signature, own(start), own(end), index));
    }

    @Override
    public void visitLineNumber(int line, Label start) {
        super.visitLineNumber(line, start);
        visits.add(out -> out.visitLineNumber(line, own(start)));
    }
}
