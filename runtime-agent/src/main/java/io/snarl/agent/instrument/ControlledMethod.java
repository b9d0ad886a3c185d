package io.snarl.agent.instrument;

import io.snarl.agent.site.SiteKind;
import net.bytebuddy.jar.asm.AnnotationVisitor;
import net.bytebuddy.jar.asm.Handle;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/** Rewrites a method for controlled runs: before each step that other threads can notice, one of them may go on. */
final class ControlledMethod extends MethodVisitor {

    private final MethodCode code;
    private final boolean accesses;
    private final boolean calls;
    private final AccessPoints points;
    private final MonitorEvents monitors;
    private final Substitutes substitutes;
    private final CarefulHandlers careful;
    private final MethodBoundary boundary;
    private int objectsUnderConstruction;
    private boolean beforeSuperCall;

    /**
     * Rewrites one method.
     *
     * @param accesses whether reads and writes are steps
     * @param calls whether a call of the method is a step
     */
    ControlledMethod(MethodCode code, boolean takesMonitor, boolean accesses, boolean calls) {
        super(Opcodes.ASM9, code.out());
        this.code = code;
        this.accesses = accesses;
        this.calls = calls;
        this.careful = new CarefulHandlers(code);
        this.points = new AccessPoints(code);
        this.monitors = new MonitorEvents(code, careful, false);
        this.substitutes = new Substitutes(code, accesses);
        boolean initialises = code.method().name().equals("<clinit>");
        this.boundary =
                MethodBoundary.silent(code, takesMonitor ? monitors : initialises ? new InitialiserPoints(code) : null);
        this.beforeSuperCall = code.method().isConstructor();
    }

    /** The JVM would run its own code in place of a method that has this annotation. */
    @Override
    public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
        return descriptor.equals("Ljdk/internal/vm/annotation/IntrinsicCandidate;")
                ? null
                : super.visitAnnotation(descriptor, visible);
    }

    @Override
    public void visitCode() {
        super.visitCode();
        if (code.method().name().equals("run") && code.method().descriptor().equals("()V") && !code.isStatic()) {
            code.hook("begin", "(I)V", SiteKind.THREAD_BEGIN);
        }
        if (calls) {
            points.call();
        }
        boundary.enter();
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
    public void visitLabel(Label label) {
        careful.beforeLabel(label);
        super.visitLabel(label);
    }

    @Override
    public void visitFrame(int type, int localCount, Object[] locals, int stackCount, Object[] stack) {
        careful.beforeFrame();
        super.visitFrame(type, localCount, locals, stackCount, stack);
    }

    @Override
    public void visitInsn(int opcode) {
        boolean returns = opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN;
        if (!returns) {
            boundary.instruction();
        }
        if (accesses && ArrayEvents.isLoad(opcode)) {
            points.load(opcode);
        } else if (accesses && ArrayEvents.isStore(opcode)) {
            points.store(opcode);
        } else if (opcode == Opcodes.MONITORENTER || opcode == Opcodes.MONITOREXIT) {
            monitors.block(opcode);
        } else if (returns) {
            careful.beforeJump();
            boundary.exit(opcode);
        } else {
            if (opcode == Opcodes.ATHROW) {
                careful.beforeJump();
            }
            super.visitInsn(opcode);
        }
    }

    @Override
    public void visitTypeInsn(int opcode, String type) {
        boundary.instruction();
        objectsUnderConstruction += opcode == Opcodes.NEW ? 1 : 0;
        super.visitTypeInsn(opcode, type);
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
        boundary.instruction();
        boolean ofObjectUnderConstruction = beforeSuperCall && opcode == Opcodes.PUTFIELD;
        if (accesses && !ofObjectUnderConstruction) {
            points.field(opcode, owner, name, descriptor);
        }
        super.visitFieldInsn(opcode, owner, name, descriptor);
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        boundary.instruction();
        if (substitutes.replace(opcode, owner, name, descriptor)) {
            return;
        }
        super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        if (name.equals("<init>")) {
            if (objectsUnderConstruction > 0) {
                objectsUnderConstruction--;
            } else {
                beforeSuperCall = false;
                boundary.superCalled();
            }
        }
    }

    @Override
    public void visitIntInsn(int opcode, int operand) {
        boundary.instruction();
        super.visitIntInsn(opcode, operand);
    }

    @Override
    public void visitVarInsn(int opcode, int variable) {
        boundary.instruction();
        super.visitVarInsn(opcode, variable);
    }

    @Override
    public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
        boundary.instruction();
        super.visitInvokeDynamicInsn(name, descriptor, bootstrap, arguments);
    }

    @Override
    public void visitJumpInsn(int opcode, Label label) {
        boundary.instruction();
        careful.beforeJump();
        super.visitJumpInsn(opcode, label);
    }

    @Override
    public void visitLdcInsn(Object value) {
        boundary.instruction();
        super.visitLdcInsn(value);
    }

    @Override
    public void visitIincInsn(int variable, int increment) {
        boundary.instruction();
        super.visitIincInsn(variable, increment);
    }

    @Override
    public void visitTableSwitchInsn(int min, int max, Label otherwise, Label... labels) {
        boundary.instruction();
        careful.beforeJump();
        super.visitTableSwitchInsn(min, max, otherwise, labels);
    }

    @Override
    public void visitLookupSwitchInsn(Label otherwise, int[] keys, Label[] labels) {
        boundary.instruction();
        careful.beforeJump();
        super.visitLookupSwitchInsn(otherwise, keys, labels);
    }

    @Override
    public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
        boundary.instruction();
        super.visitMultiANewArrayInsn(descriptor, dimensions);
    }

    @Override
    public void visitMaxs(int maxStack, int maxLocals) {
        boundary.end();
        super.visitMaxs(maxStack, maxLocals);
    }
}
