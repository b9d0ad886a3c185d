package io.snarl.agent.instrument.code;

import io.snarl.agent.site.SiteKind;
import java.util.HashMap;
import java.util.Map;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/**
 * Finds exception handlers that cover themselves, which compilers generate to leave the monitor of a block whatever
 * happens.
 *
 * <p>A hook that fails inside of one, since the stack has overflowed, would lead back to its start for ever. So what is to
 * be reported there is kept in local variables, and reported right after the part that handles itself.
 */
public final class SelfCoveringHandlers {

    /** The descriptor of the hooks for exceptions. */
    public static final String HOOK = "(Ljava/lang/Throwable;I)V";

    /** How many local variables are needed to keep what is to be reported. */
    static final int LOCALS = 2;

    private final MethodCode code;
    private final MethodVisitor out;
    private final Map<Label, Label> endOfHandler = new HashMap<>();
    private final Map<Label, Label> ownEnds = new HashMap<>();
    private Label end;
    private String caughtType;
    private boolean keepsException;
    private boolean keepsMonitor;

    public SelfCoveringHandlers(MethodCode code) {
        this.code = code;
        this.out = code.out();
    }

    /** Returns the end that a handler's range is to have instead of its own. */
    public Label endOf(Label start, Label rangeEnd, Label handler) {
        // Without frames nobody says where ways through the code meet, and a kept variable might not be set.
        if (start != handler || !code.hasFrames()) {
            return rangeEnd;
        }
        endOfHandler.put(handler, rangeEnd);
        return ownEnds.computeIfAbsent(rangeEnd, same -> new Label());
    }

    /** A label is about to be visited. */
    public void beforeLabel(Label label) {
        Label ownEnd = ownEnds.get(label);
        if (ownEnd != null) {
            out.visitLabel(ownEnd);
            if (label == end) {
                report();
            }
        }
        if (endOfHandler.containsKey(label)) {
            end = endOfHandler.get(label);
        }
    }

    /** Returns whether instructions are being visited that handle their own exceptions. */
    public boolean isInside() {
        return end != null;
    }

    /** Keeps the exception that is on the stack. */
    public void keepException(String type) {
        out.visitInsn(Opcodes.DUP);
        out.visitVarInsn(Opcodes.ASTORE, local(0));
        caughtType = type;
        keepsException = true;
    }

    /** Leaves the monitor whose object is on the stack; returns false if that is to be done in the usual way. */
    public boolean exitMonitor() {
        if (end == null || keepsMonitor) {
            return false;
        }
        out.visitInsn(Opcodes.DUP);
        out.visitVarInsn(Opcodes.ASTORE, local(1));
        out.visitInsn(Opcodes.MONITOREXIT);
        keepsMonitor = true;
        return true;
    }

    /** The way through the code divides here, so what is kept has to be reported now. */
    public void beforeJump() {
        if (end != null) {
            report();
        }
    }

    /** Another way through the code arrives here, on which nothing was kept, unless this is where a handler starts. */
    public void beforeFrame() {
        if (keepsException || keepsMonitor) {
            forget();
        }
    }

    private void forget() {
        keepsException = false;
        keepsMonitor = false;
        end = null;
    }

    private void report() {
        if (keepsException) {
            out.visitVarInsn(Opcodes.ALOAD, local(0));
            code.hook("caught", HOOK, SiteKind.CATCH, null, null, caughtType, 0);
            code.forget(local(0));
        }
        if (keepsMonitor) {
            out.visitVarInsn(Opcodes.ALOAD, local(1));
            code.hook("monitorExit", "(Ljava/lang/Object;I)V", SiteKind.MONITOR_EXIT);
            code.forget(local(1));
        }
        forget();
    }

    private int local(int number) {
        return code.facts().keptLocal() + number;
    }
}
