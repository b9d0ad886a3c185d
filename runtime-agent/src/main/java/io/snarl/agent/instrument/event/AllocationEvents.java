package io.snarl.agent.instrument.event;

import io.snarl.agent.instrument.code.MethodCode;
import io.snarl.agent.site.SiteKind;
import java.util.ArrayDeque;
import java.util.Deque;
import net.bytebuddy.jar.asm.Opcodes;

/**
 * Reports objects when their constructor has returned, and tells the constructor call of a {@code new} from one that a
 * constructor makes for its own object.
 */
public final class AllocationEvents {

    private final MethodCode code;
    private final Deque<OpenNew> open = new ArrayDeque<>();
    private boolean justOpened;

    public AllocationEvents(MethodCode code) {
        this.code = code;
    }

    /** A {@code new} whose constructor has not been called yet, and whether a second reference to the object is kept. */
    private record OpenNew(String type, boolean kept) {}

    public void open(String type) {
        open.push(new OpenNew(type, false));
        justOpened = true;
    }

    /** Compilers copy the reference at once if the object is used after its constructor. */
    public void beforeInstruction(int opcode) {
        if (justOpened && (opcode == Opcodes.DUP || opcode == Opcodes.DUP_X1 || opcode == Opcodes.DUP_X2)) {
            open.push(new OpenNew(open.pop().type(), true));
        }
        justOpened = false;
    }

    /** Returns whether the call of a constructor of this type completes the latest {@code new}. */
    public boolean completes(String type) {
        return !open.isEmpty() && open.peek().type().equals(type);
    }

    /** Leaves out the object whose constructor has just been called. */
    void skip() {
        open.pop();
    }

    /** Reports the object whose constructor has just been called; returns whether it is on the stack. */
    public boolean complete() {
        OpenNew completed = open.pop();
        code.out().visitInsn(completed.kept() ? Opcodes.DUP : Opcodes.ACONST_NULL);
        code.hook("created", "(Ljava/lang/Object;I)V", SiteKind.NEW, completed.type(), null, null, 0);
        return completed.kept();
    }
}
