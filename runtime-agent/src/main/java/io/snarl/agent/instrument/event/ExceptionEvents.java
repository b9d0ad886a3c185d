package io.snarl.agent.instrument.event;

import io.snarl.agent.instrument.code.MethodCode;
import io.snarl.agent.instrument.code.SelfCoveringHandlers;
import io.snarl.agent.site.SiteKind;
import java.util.HashMap;
import java.util.Map;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.Opcodes;

/** Reports exceptions that are thrown by a statement, and those that reach a handler, whoever threw them. */
public final class ExceptionEvents {

    private final MethodCode code;
    private final SelfCoveringHandlers careful;
    private final Map<Label, String> handlers = new HashMap<>();
    private String reached;

    public ExceptionEvents(MethodCode code, SelfCoveringHandlers careful) {
        this.code = code;
        this.careful = careful;
    }

    /** Remembers a handler; it comes before the code that it handles. */
    public void handler(Label start, String type) {
        handlers.merge(start, type == null ? "" : type, (first, second) -> first.equals(second) ? first : "");
    }

    /** Remembers that the next instruction is the first one of a handler, if it is. */
    public void label(Label label) {
        reached = handlers.getOrDefault(label, reached);
    }

    /** Reports the exception on the stack at the first instruction of a handler; returns whether it is one. */
    public boolean beforeInstruction() {
        if (reached == null) {
            return false;
        }
        String type = reached.isEmpty() ? null : reached.replace('/', '.');
        reached = null;
        if (careful.isInside()) {
            careful.keepException(type);
        } else {
            code.out().visitInsn(Opcodes.DUP);
            code.hook("caught", SelfCoveringHandlers.HOOK, SiteKind.CATCH, null, null, type, 0);
        }
        return true;
    }

    public void beforeThrow() {
        code.out().visitInsn(Opcodes.DUP);
        code.hook("thrown", SelfCoveringHandlers.HOOK, SiteKind.THROW);
    }
}
