package io.snarl.agent.instrument.event;

import io.snarl.agent.instrument.code.BodyWrapper;
import io.snarl.agent.instrument.code.MethodCode;
import io.snarl.agent.instrument.code.SelfCoveringHandlers;
import io.snarl.agent.site.SiteKind;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/** Reports the monitors of blocks, and enters and leaves the monitor of a former {@code synchronized} method. */
public final class MonitorEvents implements BodyWrapper {

    private static final String HOOK = "(Ljava/lang/Object;I)V";
    private static final int OF_BLOCK = 0;
    private static final int OF_METHOD = 1;

    private final MethodCode code;
    private final MethodVisitor out;
    private final SelfCoveringHandlers careful;
    private final boolean staysSynchronized;

    public MonitorEvents(MethodCode code, SelfCoveringHandlers careful, boolean staysSynchronized) {
        this.code = code;
        this.careful = careful;
        this.staysSynchronized = staysSynchronized;
        this.out = code.out();
    }

    /** Both are reported beforehand: a failing hook must not come between a monitor and the handler that leaves it. */
    public void block(int opcode) {
        if (opcode == Opcodes.MONITOREXIT && careful.exitMonitor()) {
            return;
        }
        out.visitInsn(Opcodes.DUP);
        if (opcode == Opcodes.MONITORENTER) {
            hook("monitorEnter", SiteKind.MONITOR_ENTER, OF_BLOCK);
        } else {
            hook("monitorExit", SiteKind.MONITOR_EXIT, OF_BLOCK);
        }
        out.visitInsn(opcode);
    }

    @Override
    public void enterMethod() {
        code.loadMonitor();
        hook("monitorEnter", SiteKind.MONITOR_ENTER, OF_METHOD);
        if (!staysSynchronized) {
            code.loadMonitor();
            out.visitInsn(Opcodes.MONITORENTER);
        }
    }

    /** Leaves the monitor first, so that it is left even if the hook fails for want of stack. */
    @Override
    public void exitMethod() {
        if (!staysSynchronized) {
            code.loadMonitor();
            out.visitInsn(Opcodes.MONITOREXIT);
        }
        code.loadMonitor();
        hook("monitorExit", SiteKind.MONITOR_EXIT, OF_METHOD);
    }

    private void hook(String name, SiteKind kind, int detail) {
        code.hook(name, HOOK, kind, null, null, null, detail);
    }
}
