package io.snarl.agent.instrument;

import io.snarl.agent.site.SiteKind;
import java.util.Set;
import net.bytebuddy.jar.asm.AnnotationVisitor;
import net.bytebuddy.jar.asm.Handle;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/** Rewrites a method for controlled runs: before each step that other threads can notice, one of them may go on. */
final class ControlledMethod extends MethodVisitor {

    private static final String CONCURRENT = "java/util/concurrent/";

    /** Fields in which classes of the JDK keep the pool that is there for everyone. */
    private static final Set<String> COMMON_POOLS = Set.of("common", "ASYNC_POOL");

    private final MethodCode code;
    private final boolean accesses;
    private final boolean calls;
    private final AccessPoints points;
    private final MonitorEvents monitors;
    private final Substitutes substitutes;
    private final CarefulHandlers careful;
    private final CallReports reports;
    private final MethodBoundary boundary;
    private boolean beforeSuperCall;

    /**
     * Rewrites one method.
     *
     * @param accesses whether reads and writes are steps
     * @param calls whether a call of the method is a step
     */
    ControlledMethod(MethodCode code, boolean takesMonitor, boolean accesses, boolean calls, CallReports reports) {
        super(Opcodes.ASM9, code.out());
        this.code = code;
        this.accesses = accesses;
        this.calls = calls;
        this.careful = new CarefulHandlers(code);
        this.points = new AccessPoints(code);
        this.monitors = new MonitorEvents(code, careful, false);
        this.substitutes = new Substitutes(code, accesses);
        boolean initialises = code.method().name().equals("<clinit>");
        this.reports = reports;
        this.boundary = reports.boundary(takesMonitor ? monitors : initialises ? new InitialiserPoints(code) : null);
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
        reports.line(line);
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

    private void beforeInstruction(int opcode) {
        boundary.instruction();
        reports.beforeInstruction(opcode);
    }

    @Override
    public void visitInsn(int opcode) {
        boolean returns = opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN;
        if (!returns) {
            beforeInstruction(opcode);
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
        beforeInstruction(opcode);
        super.visitTypeInsn(opcode, type);
        if (opcode == Opcodes.NEW) {
            reports.open(type);
        } else if (opcode == Opcodes.ANEWARRAY) {
            reports.createdArray(type);
        }
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
        beforeInstruction(opcode);
        boolean ofObjectUnderConstruction = beforeSuperCall && opcode == Opcodes.PUTFIELD;
        if (accesses && !ofObjectUnderConstruction) {
            points.field(opcode, owner, name, descriptor);
        }
        super.visitFieldInsn(opcode, owner, name, descriptor);
        if (opcode == Opcodes.GETSTATIC && owner.startsWith(CONCURRENT) && COMMON_POOLS.contains(name)) {
            code.hook("commonPool", "(Ljava/lang/Object;)Ljava/lang/Object;");
            super.visitTypeInsn(Opcodes.CHECKCAST, Type.getType(descriptor).getInternalName());
        }
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        beforeInstruction(opcode);
        if (substitutes.replace(opcode, owner, name, descriptor)) {
            return;
        }
        reports.beforeCall(opcode, owner, name, descriptor);
        super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        if (!name.equals("<init>")) {
            reports.afterCall(opcode, owner, descriptor);
        } else if (reports.completes(owner)) {
            reports.complete();
        } else {
            beforeSuperCall = false;
            boundary.afterSuperCall();
        }
    }

    @Override
    public void visitIntInsn(int opcode, int operand) {
        beforeInstruction(opcode);
        super.visitIntInsn(opcode, operand);
        if (opcode == Opcodes.NEWARRAY) {
            reports.createdArray(ArrayEvents.primitive(operand));
        }
    }

    @Override
    public void visitVarInsn(int opcode, int variable) {
        beforeInstruction(opcode);
        super.visitVarInsn(opcode, variable);
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
        super.visitTableSwitchInsn(min, max, otherwise, labels);
    }

    @Override
    public void visitLookupSwitchInsn(Label otherwise, int[] keys, Label[] labels) {
        beforeInstruction(Opcodes.LOOKUPSWITCH);
        careful.beforeJump();
        super.visitLookupSwitchInsn(otherwise, keys, labels);
    }

    @Override
    public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
        beforeInstruction(Opcodes.MULTIANEWARRAY);
        super.visitMultiANewArrayInsn(descriptor, dimensions);
        reports.createdArray(descriptor);
    }

    @Override
    public void visitMaxs(int maxStack, int maxLocals) {
        boundary.end();
        super.visitMaxs(maxStack, maxLocals);
    }
}
