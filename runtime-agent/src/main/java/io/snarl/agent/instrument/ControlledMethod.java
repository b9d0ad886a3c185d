package io.snarl.agent.instrument;

import io.snarl.agent.instrument.code.CallSubstitutions;
import io.snarl.agent.instrument.code.MethodCode;
import io.snarl.agent.instrument.event.AccessPoints;
import io.snarl.agent.instrument.event.ArrayEvents;
import io.snarl.agent.instrument.event.CallReports;
import io.snarl.agent.instrument.event.InitialiserPoints;
import io.snarl.agent.instrument.event.MethodBoundary;
import io.snarl.agent.instrument.event.MonitorEvents;
import io.snarl.agent.site.SiteKind;
import java.util.Set;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/** Rewrites a method for controlled runs: before each step that other threads can notice, another thread may go on. */
final class ControlledMethod extends RewrittenMethod {

    private static final String CONCURRENT = "java/util/concurrent/";

    /** Fields in which classes of the JDK keep the pool that is there for everyone. */
    private static final Set<String> COMMON_POOLS = Set.of("common", "ASYNC_POOL");

    private final boolean accesses;
    private final boolean calls;
    private final AccessPoints points;
    private final MonitorEvents monitors;
    private final CallSubstitutions substitutes;
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
        super(code);
        this.accesses = accesses;
        this.calls = calls;
        this.points = new AccessPoints(code);
        this.monitors = new MonitorEvents(code, careful, false);
        this.substitutes = new CallSubstitutions(code, accesses);
        boolean initialises = code.method().name().equals("<clinit>");
        this.reports = reports;
        this.boundary = reports.boundary(takesMonitor ? monitors : initialises ? new InitialiserPoints(code) : null);
        this.beforeSuperCall = code.method().isConstructor();
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
        reports.line(line);
        super.visitLineNumber(line, start);
    }

    @Override
    public void visitLabel(Label label) {
        careful.beforeLabel(label);
        super.visitLabel(label);
    }

    @Override
    void beforeInstruction(int opcode) {
        boundary.instruction();
        reports.beforeInstruction(opcode);
    }

    @Override
    void opened(String type) {
        reports.open(type);
    }

    @Override
    void createdArray(String arrayType) {
        reports.createdArray(arrayType);
    }

    @Override
    public void visitInsn(int opcode) {
        boolean returns = isReturn(opcode);
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
    public void visitMaxs(int maxStack, int maxLocals) {
        boundary.end();
        super.visitMaxs(maxStack, maxLocals);
    }
}
