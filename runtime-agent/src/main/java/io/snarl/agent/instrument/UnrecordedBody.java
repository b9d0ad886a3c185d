package io.snarl.agent.instrument;

import io.snarl.agent.instrument.code.BodyWrapper;
import io.snarl.agent.instrument.code.CopiedBody;
import io.snarl.agent.instrument.code.MethodCode;
import io.snarl.agent.instrument.event.MethodBoundary;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/**
 * The body that a recorded method runs when nobody listens: the original, except for the monitor of a {@code
 * synchronized} method.
 */
final class UnrecordedBody extends RewrittenMethod {

    private final CopiedBody body;
    private final Label start = new Label();
    private final MethodBoundary boundary;

    UnrecordedBody(MethodCode code, boolean takesMonitor, CopiedBody body) {
        super(code);
        this.body = body;
        this.boundary = MethodBoundary.silent(code, takesMonitor ? new Monitor(code) : null);
    }

    /** The monitor of a method that is not {@code synchronized} any more. */
    private record Monitor(MethodCode code) implements BodyWrapper {

        @Override
        public void enterMethod() {
            code.loadMonitor();
            code.out().visitInsn(Opcodes.MONITORENTER);
        }

        @Override
        public void exitMethod() {
            code.loadMonitor();
            code.out().visitInsn(Opcodes.MONITOREXIT);
        }
    }

    /** Returns where it will begin. */
    Label start() {
        return start;
    }

    /** Writes it behind what has been written already. */
    void write() {
        MethodVisitor out = code.out();
        out.visitLabel(start);
        if (code.hasFrames()) {
            Object[] locals = code.localsAtStart();
            out.visitFrame(Opcodes.F_NEW, locals.length, locals, 0, new Object[0]);
            // The body may begin with a frame of its own, and there is one frame for an instruction.
            out.visitInsn(Opcodes.NOP);
        }
        boundary.enter();
        body.accept(this);
        boundary.end();
    }

    @Override
    void beforeInstruction(int opcode) {
        boundary.instruction();
    }

    @Override
    void opened(String type) {}

    @Override
    void createdArray(String arrayType) {}

    @Override
    public void visitLabel(Label label) {
        careful.beforeLabel(label);
        super.visitLabel(label);
    }

    @Override
    public void visitInsn(int opcode) {
        if (isReturn(opcode)) {
            boundary.exit(opcode);
        } else {
            beforeInstruction(opcode);
            super.visitInsn(opcode);
        }
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
        beforeInstruction(opcode);
        super.visitFieldInsn(opcode, owner, name, descriptor);
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        beforeInstruction(opcode);
        super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
    }
}
