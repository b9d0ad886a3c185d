package io.snarl.agent.instrument.event;

import io.snarl.agent.instrument.code.BodyWrapper;
import io.snarl.agent.instrument.code.MethodCode;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/**
 * Reports the calls and allocations of a controlled method, so that objects can be named by their origin. Where no names
 * are needed, it only tells the constructor calls apart.
 */
public final class CallReports {

    private final MethodCode code;
    private final boolean wanted;
    private final AllocationEvents news;
    private final CallEvents calls;
    private final ArrayEvents arrays;

    /**
     * Makes reports of a method.
     *
     * @param wanted whether somebody wants to know; not of what initialises a class, which happens in one execution alone
     */
    public CallReports(MethodCode controlled, boolean wanted) {
        this.code = controlled.calling(MethodCode.HOOKS);
        this.wanted = wanted
                && controlled.facts().callsOrMakes()
                && !controlled.method().name().equals("<clinit>");
        this.news = new AllocationEvents(code);
        this.calls = new CallEvents(code);
        this.arrays = new ArrayEvents(code);
    }

    public MethodBoundary boundary(BodyWrapper bracket) {
        return wanted ? MethodBoundary.reportingCalls(code, bracket) : MethodBoundary.silent(code, bracket);
    }

    public void line(int now) {
        code.line(now);
    }

    public void beforeInstruction(int opcode) {
        news.beforeInstruction(opcode);
    }

    public void open(String type) {
        news.open(type);
    }

    /** Returns whether the call of a constructor of this type completes the latest {@code new}. */
    public boolean completes(String type) {
        return news.completes(type);
    }

    public void complete() {
        if (wanted) {
            news.complete();
        } else {
            news.skip();
        }
    }

    public void beforeCall(int opcode, String owner, String name, String descriptor) {
        if (wanted) {
            calls.beforeInvoke(opcode, owner, name, descriptor);
        }
    }

    /** What a static method of the JDK gives may have been made there, as a synchronized collection is. */
    public void afterCall(int opcode, String owner, String descriptor) {
        if (wanted && opcode == Opcodes.INVOKESTATIC && owner.startsWith("java/util/")) {
            Type returned = Type.getReturnType(descriptor);
            if (returned.getSort() == Type.OBJECT) {
                calls.afterCall(returned);
            }
        }
    }

    public void createdArray(String type) {
        if (wanted) {
            arrays.created(type);
        }
    }
}
