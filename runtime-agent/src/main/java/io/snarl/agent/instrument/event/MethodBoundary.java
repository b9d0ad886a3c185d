package io.snarl.agent.instrument.event;

import io.snarl.agent.hooks.ValueCode;
import io.snarl.agent.instrument.code.BodyWrapper;
import io.snarl.agent.instrument.code.MethodCode;
import io.snarl.agent.site.SiteKind;
import io.snarl.contract.trace.ClassSort;
import java.util.ArrayList;
import java.util.List;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/**
 * Reports method entry and exit, and turns a {@code synchronized} method into an ordinary one that enters and leaves its
 * monitor itself.
 *
 * <p>A handler around the body sees the exceptions that leave it. In a constructor it covers only what comes after the call
 * of another constructor for the same object: the JVM allows no handler around that.
 */
public final class MethodBoundary {

    private record Range(Label start, Label end) {}

    private final MethodCode code;
    private final MethodVisitor out;
    private final BodyWrapper bracket;
    private final boolean silent;
    private final boolean reportsValues;
    private final List<Range> body = new ArrayList<>();
    private Label start;
    private boolean rangeHasCode;
    private boolean beforeSuperCall;

    private MethodBoundary(MethodCode code, BodyWrapper bracket, boolean silent, boolean values) {
        this.code = code;
        this.out = code.out();
        this.bracket = bracket;
        this.silent = silent;
        int access = code.method().access();
        this.reportsValues = values
                && code.method().owner().sort() == ClassSort.SUBJECT
                && (access & (Opcodes.ACC_PRIVATE | Opcodes.ACC_SYNTHETIC)) == 0;
        this.beforeSuperCall = code.method().isConstructor();
    }

    /** Reports that the method is entered and left, and puts the bracket around it, if there is one. */
    public static MethodBoundary reporting(MethodCode code, BodyWrapper bracket) {
        return new MethodBoundary(code, bracket, false, true);
    }

    /** Reports the same, but no parameters and results. */
    static MethodBoundary reportingCalls(MethodCode code, BodyWrapper bracket) {
        return new MethodBoundary(code, bracket, false, false);
    }

    /** Reports nothing, and only puts the bracket around the method, if there is one. */
    public static MethodBoundary silent(MethodCode code, BodyWrapper bracket) {
        return new MethodBoundary(code, bracket, true, false);
    }

    /** Returns whether the object under construction may not be touched yet. */
    public boolean isBeforeSuperCall() {
        return beforeSuperCall;
    }

    public void enter() {
        if (!silent) {
            reportEnter();
        }
        if (bracket != null) {
            bracket.enterMethod();
        }
        if (!beforeSuperCall) {
            startRange();
        }
    }

    private void reportEnter() {
        if (beforeSuperCall) {
            out.visitLdcInsn(code.internalClassName());
            code.hookOfEnter(code.isJdk() ? "enterJdkConstructor" : "enterConstructor", "(Ljava/lang/String;I)I");
        } else {
            if (code.isStatic()) {
                out.visitInsn(Opcodes.ACONST_NULL);
            } else {
                out.visitVarInsn(Opcodes.ALOAD, 0);
            }
            code.hookOfEnter(code.isJdk() ? "enterJdk" : "enter", "(Ljava/lang/Object;I)I");
        }
        if (reportsValues) {
            reportParameters();
        }
    }

    private void reportParameters() {
        int local = code.isStatic() ? 0 : 1;
        for (Type type : Type.getArgumentTypes(code.method().descriptor())) {
            out.visitVarInsn(type.getOpcode(Opcodes.ILOAD), local);
            code.hookValue(type, ValueCode.PARAMETER);
            local += type.getSize();
        }
    }

    public void beforeSuperCall(String type) {
        if (!silent) {
            out.visitLdcInsn(type);
            code.hook("superCall", "(Ljava/lang/String;)V");
        }
    }

    /** From here on the object may be touched. */
    public void afterSuperCall() {
        beforeSuperCall = false;
        startRange();
        if (!silent) {
            out.visitVarInsn(Opcodes.ALOAD, 0);
            code.hook("initialised", "(Ljava/lang/Object;)V");
            rangeHasCode = true;
        }
    }

    /** An instruction other than a return follows. */
    public void instruction() {
        rangeHasCode = true;
    }

    /** Emits a return, with what must happen before it. */
    public void exit(int opcode) {
        Type returned = Type.getReturnType(code.method().descriptor());
        if (reportsValues && returned.getSort() != Type.VOID) {
            rangeHasCode = true;
            out.visitInsn(returned.getSize() == 2 ? Opcodes.DUP2 : Opcodes.DUP);
            code.hookValue(returned, ValueCode.RESULT);
        }
        // The handler leaves the monitor, so it must not cover what comes after the monitor was left.
        Range before = endRange();
        if (before != null) {
            body.add(before);
        }
        if (bracket != null) {
            bracket.exitMethod();
        }
        if (!silent) {
            code.hookOfMethod("exit", "(I)V", SiteKind.EXIT);
        }
        out.visitInsn(opcode);
        startRange();
    }

    public void end() {
        Range last = endRange();
        if (last != null) {
            body.add(last);
        }
        if (!body.isEmpty() && (!silent || bracket != null)) {
            handle();
        }
    }

    private void handle() {
        var handler = new Label();
        for (Range range : body) {
            out.visitTryCatchBlock(range.start(), range.end(), handler, null);
        }
        out.visitLabel(handler);
        if (code.hasFrames()) {
            boolean needsThis = bracket != null && !code.isStatic();
            Object[] originals = needsThis ? new Object[] {code.internalClassName()} : new Object[0];
            Object[] locals = code.inFrame(originals.length, originals);
            out.visitFrame(Opcodes.F_NEW, locals.length, locals, 1, new Object[] {"java/lang/Throwable"});
        }
        if (bracket != null) {
            bracket.exitMethodByThrow();
        }
        if (!silent) {
            out.visitInsn(Opcodes.DUP);
            code.hookOfMethod("exitThrow", "(Ljava/lang/Throwable;I)V", SiteKind.EXIT_THROW);
        }
        out.visitInsn(Opcodes.ATHROW);
    }

    private void startRange() {
        start = new Label();
        out.visitLabel(start);
        rangeHasCode = false;
    }

    /** Ends the range that is open; gives null if it covers no instruction, which the JVM would refuse. */
    private Range endRange() {
        if (start == null || !rangeHasCode) {
            return null;
        }
        var end = new Label();
        out.visitLabel(end);
        return new Range(start, end);
    }
}
