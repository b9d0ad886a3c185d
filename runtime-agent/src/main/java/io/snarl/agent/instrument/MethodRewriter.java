package io.snarl.agent.instrument;

import io.snarl.agent.instrument.code.MethodCode;
import io.snarl.agent.instrument.event.AllocationEvents;
import io.snarl.agent.instrument.event.ArrayEvents;
import io.snarl.agent.instrument.event.BranchEvents;
import io.snarl.agent.instrument.event.CallEvents;
import io.snarl.agent.instrument.event.ExceptionEvents;
import io.snarl.agent.instrument.event.FieldEvents;
import io.snarl.agent.instrument.event.MethodBoundary;
import io.snarl.agent.instrument.event.MonitorEvents;
import io.snarl.agent.instrument.event.WaitEvents;
import net.bytebuddy.jar.asm.Handle;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/** Rewrites the instructions of a method, each kind by the class for its events. */
final class MethodRewriter extends RewrittenMethod {

    private final boolean branchesWanted;
    private final FieldEvents fields;
    private final ArrayEvents arrays;
    private final MonitorEvents monitors;
    private final AllocationEvents news;
    private final CallEvents calls;
    private final WaitEvents waits;
    private final BranchEvents branches;
    private final ExceptionEvents exceptions;
    private final MethodBoundary boundary;
    private final UnrecordedBody unheard;

    /**
     * Rewrites one method.
     *
     * @param unheard the body that runs without a listener; null for the same one
     */
    MethodRewriter(
            MethodCode code,
            boolean takesMonitor,
            boolean staysSynchronized,
            boolean branchesWanted,
            UnrecordedBody unheard) {
        super(code);
        this.unheard = unheard;
        this.branchesWanted = branchesWanted;
        this.fields = new FieldEvents(code);
        this.arrays = new ArrayEvents(code);
        this.monitors = new MonitorEvents(code, careful, staysSynchronized);
        this.news = new AllocationEvents(code);
        this.calls = new CallEvents(code);
        this.waits = new WaitEvents(code);
        this.branches = new BranchEvents(code);
        this.exceptions = new ExceptionEvents(code, careful);
        this.boundary = code.method().isPartOfCall()
                ? MethodBoundary.silent(code, null)
                : MethodBoundary.reporting(code, takesMonitor ? monitors : null);
    }

    @Override
    public void visitCode() {
        super.visitCode();
        if (unheard != null) {
            code.skipUnheard(unheard.start());
        }
        boundary.enter();
    }

    @Override
    public void visitTryCatchBlock(Label start, Label end, Label handler, String type) {
        exceptions.handler(handler, type);
        super.visitTryCatchBlock(start, end, handler, type);
    }

    @Override
    public void visitLabel(Label label) {
        careful.beforeLabel(label);
        exceptions.label(label);
        super.visitLabel(label);
    }

    @Override
    void beforeInstruction(int opcode) {
        if (exceptions.beforeInstruction() || !isReturn(opcode)) {
            boundary.instruction();
        }
        news.beforeInstruction(opcode);
    }

    @Override
    void beforeJump(int opcode) {
        if (branchesWanted) {
            branches.beforeJump(opcode);
        }
    }

    @Override
    void beforeSwitch() {
        if (branchesWanted) {
            branches.beforeSwitch();
        }
    }

    @Override
    void opened(String type) {
        news.open(type);
    }

    @Override
    void createdArray(String arrayType) {
        arrays.created(arrayType);
    }

    @Override
    public void visitInsn(int opcode) {
        beforeInstruction(opcode);
        if (ArrayEvents.isLoad(opcode)) {
            arrays.load(opcode);
        } else if (ArrayEvents.isStore(opcode)) {
            arrays.store(opcode);
        } else if (opcode == Opcodes.MONITORENTER || opcode == Opcodes.MONITOREXIT) {
            monitors.block(opcode);
        } else if (isReturn(opcode)) {
            careful.beforeJump();
            boundary.exit(opcode);
        } else {
            if (opcode == Opcodes.ATHROW) {
                careful.beforeJump();
                exceptions.beforeThrow();
            }
            super.visitInsn(opcode);
        }
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
        beforeInstruction(opcode);
        switch (opcode) {
            case Opcodes.GETFIELD -> fields.get(owner, name, descriptor);
            case Opcodes.GETSTATIC -> fields.getStatic(owner, name, descriptor);
            case Opcodes.PUTSTATIC -> fields.putStatic(owner, name, descriptor);
            default -> {
                if (boundary.isBeforeSuperCall() && owner.equals(code.internalClassName())) {
                    fields.putEarly(owner, name, descriptor);
                } else {
                    fields.put(owner, name, descriptor);
                }
            }
        }
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        beforeInstruction(opcode);
        if (WaitEvents.matches(opcode, name, descriptor)) {
            waits.call(opcode, owner, name, descriptor, isInterface);
        } else if (!name.equals("<init>")) {
            call(opcode, owner, name, descriptor, isInterface);
        } else if (news.completes(owner)) {
            create(opcode, owner, descriptor, isInterface);
        } else if (boundary.isBeforeSuperCall()) {
            boundary.beforeSuperCall(owner);
            super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
            boundary.afterSuperCall();
        } else {
            super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        }
    }

    private void call(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        if (code.isTestCode()) {
            calls.beforeCall(opcode, owner, name, descriptor);
            super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
            calls.afterCall(Type.getReturnType(descriptor));
        } else {
            calls.beforeInvoke(opcode, owner, name, descriptor);
            super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        }
    }

    private void create(int opcode, String owner, String descriptor, boolean isInterface) {
        if (!code.isTestCode()) {
            calls.beforeInvoke(opcode, owner, "<init>", descriptor);
            super.visitMethodInsn(opcode, owner, "<init>", descriptor, isInterface);
            news.complete();
            return;
        }
        calls.beforeCall(opcode, owner, "<init>", descriptor);
        super.visitMethodInsn(opcode, owner, "<init>", descriptor, isInterface);
        boolean onStack = news.complete();
        calls.afterCall(onStack ? Type.getObjectType(owner) : Type.VOID_TYPE);
    }

    @Override
    public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
        super.visitInvokeDynamicInsn(name, descriptor, bootstrap, arguments);
        calls.afterDynamicCall(bootstrap, arguments);
    }

    @Override
    public void visitMaxs(int maxStack, int maxLocals) {
        boundary.end();
        if (unheard != null) {
            unheard.write();
        }
        super.visitMaxs(maxStack, maxLocals);
    }
}
