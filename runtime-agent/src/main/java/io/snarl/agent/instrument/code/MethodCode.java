package io.snarl.agent.instrument.code;

import io.snarl.agent.hooks.Heard;
import io.snarl.agent.hooks.ValueCode;
import io.snarl.agent.site.CodeMethod;
import io.snarl.agent.site.Site;
import io.snarl.agent.site.SiteKind;
import io.snarl.agent.site.Sites;
import io.snarl.contract.trace.ClassSort;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/**
 * The method that is being rewritten: where its new instructions go, and how hook calls are inserted between them.
 *
 * <p>Such calls leave the operand stack as they found it, and do not branch but for the one at the beginning, so that the frames of
 * the original code stay true, but for the local variable that says what is heard.
 */
public final class MethodCode {

    /** What code calls that reports what it does. */
    public static final String HOOKS = "io/snarl/agent/hooks/Hooks";

    /** What code calls that lets other threads go on. */
    public static final String POINTS = "io/snarl/agent/hooks/Points";

    private final MethodVisitor out;
    private final CodeMethod method;
    private final MethodFacts facts;
    private final int classVersion;
    private final Sites sites;
    private final boolean jdk;
    private final String hooks;
    private final boolean keepsHeard;
    private final Map<String, Integer> callsOfLines = new HashMap<>();
    private int line;

    public MethodCode(
            MethodVisitor out,
            CodeMethod method,
            MethodFacts facts,
            int classVersion,
            Sites sites,
            boolean jdk,
            String hooks,
            boolean keepsHeard) {
        this.out = out;
        this.method = method;
        this.facts = facts;
        this.classVersion = classVersion;
        this.sites = sites;
        this.jdk = jdk;
        this.hooks = hooks;
        this.keepsHeard = keepsHeard;
        this.line = facts.firstLine();
    }

    /** Returns a method of the JDK that is only added to, and none of whose instructions are rewritten. */
    public static MethodCode ofPatch(
            MethodVisitor out, CodeMethod method, int classVersion, Sites sites, boolean controlled) {
        String owner = method.owner().name();
        var made = new EnclosingMethodIndex(owner).method(method.access(), method.name(), method.descriptor());
        var facts = new MethodFacts(owner, line -> {}, name -> false, made);
        return new MethodCode(out, method, facts, classVersion, sites, true, controlled ? POINTS : HOOKS, false);
    }

    /** Returns the same method, with other hooks. */
    public MethodCode calling(String otherHooks) {
        return new MethodCode(out, method, facts, classVersion, sites, jdk, otherHooks, false);
    }

    /** Returns the same method where nothing is heard of it. */
    public MethodCode unheard() {
        return calling(hooks);
    }

    /** Goes on elsewhere if nothing of the run of the method that begins would be heard. */
    public void skipUnheard(Label elsewhere) {
        out.visitMethodInsn(Opcodes.INVOKESTATIC, hooks, "isUnheard", "()Z", false);
        out.visitJumpInsn(Opcodes.IFNE, elsewhere);
    }

    public MethodVisitor out() {
        return out;
    }

    public CodeMethod method() {
        return method;
    }

    public String methodName() {
        return method.name();
    }

    public String methodDescriptor() {
        return method.descriptor();
    }

    public MethodFacts facts() {
        return facts;
    }

    public boolean isJdk() {
        return jdk;
    }

    public boolean isTestCode() {
        return method.owner().sort() == ClassSort.TEST;
    }

    public boolean isStatic() {
        return (method.access() & Opcodes.ACC_STATIC) != 0;
    }

    public String internalClassName() {
        return method.owner().name().replace('.', '/');
    }

    /**
     * Returns whether a static method that {@code Thread} has is meant: inside a class of threads, compilers name that class as the
     * one that has the method.
     */
    public boolean isThread(String owner, String name) {
        return owner.equals("java/lang/Thread") || owner.equals(internalClassName()) && !facts.classDeclares(name);
    }

    /** Returns whether the class is checked by frames; older ones have none. */
    public boolean hasFrames() {
        return classVersion >= Opcodes.V1_6;
    }

    public boolean hasClassConstants() {
        return classVersion >= Opcodes.V1_5;
    }

    public void line(int now) {
        line = now;
    }

    /**
     * Clears a local variable of ours whose reference is not needed any more. The object would else be in use until the
     * method ends, and a test may wait for it to be collected. Where a class has no frames, the JVM also works out what
     * type a variable has wherever two ways through the method meet, and would load classes for it: hence a number.
     */
    public void forget(int local) {
        out.visitInsn(Opcodes.ICONST_0);
        out.visitVarInsn(Opcodes.ISTORE, local);
    }

    /** Calls a hook whose last parameter is the site; the other arguments are on the operand stack. */
    public void hook(String name, String descriptor, SiteKind kind) {
        hook(name, descriptor, kind, null, null, null, 0);
    }

    /** Calls a hook whose last parameter is the site, which is about a field, a method or a class. */
    public void hook(
            String name, String descriptor, SiteKind kind, String owner, String member, String memberType, int detail) {
        String binaryOwner = owner == null ? null : owner.replace('/', '.');
        push(sites.add(new Site(kind, method, line, binaryOwner, member, memberType, detail)));
        hook(name, descriptor);
    }

    /** Calls the hook that says what is heard of the run of the method that begins, and keeps that. */
    public void hookOfEnter(String name, String descriptor) {
        push(sites.add(
                new Site(SiteKind.ENTER, method, line, method.owner().name(), method.name(), method.descriptor(), 0)));
        out.visitMethodInsn(Opcodes.INVOKESTATIC, hooks, name, descriptor, false);
        keep(0);
    }

    /** Calls the hook that says what is heard of the call that test code is about to make, and keeps that. */
    public void hookOfCall(String owner, String name, String descriptor, int opcode) {
        int place = callsOfLines.merge(line + " " + owner + "." + name + descriptor, 1, Integer::sum) - 1;
        hook("call", "(Ljava/lang/Object;I)I", SiteKind.CALL, owner, name, descriptor, opcode | place << 8);
        keep(1);
    }

    private void keep(int which) {
        if (keepsHeard) {
            out.visitVarInsn(Opcodes.ISTORE, facts.heardLocal() + which);
        } else {
            out.visitInsn(Opcodes.POP);
        }
    }

    /** Calls a hook that is about the method itself. */
    public void hookOfMethod(String name, String descriptor, SiteKind kind) {
        hook(name, descriptor, kind, method.owner().name(), method.name(), method.descriptor(), 0);
    }

    /** Calls a hook, which is told as well what is heard of the run of the method. */
    public void hook(String name, String descriptor) {
        hook(name, descriptor, 0);
    }

    /** Calls a hook that is told as well what is heard of the call that test code makes. */
    public void hookInCall(String name, String descriptor) {
        hook(name, descriptor, 1);
    }

    private void hook(String name, String descriptor, int which) {
        if (!hooks.equals(HOOKS)) {
            out.visitMethodInsn(Opcodes.INVOKESTATIC, hooks, name, descriptor, false);
            return;
        }
        if (keepsHeard) {
            out.visitVarInsn(Opcodes.ILOAD, facts.heardLocal() + which);
        } else {
            push(Heard.ALL);
        }
        out.visitMethodInsn(Opcodes.INVOKESTATIC, hooks, name, descriptor.replace(")", "I)"), false);
    }

    /** Returns the types of local variables in a frame, with that of what is heard of the run of the method. */
    public Object[] inFrame(int count, Object[] locals) {
        if (!keepsHeard) {
            return Arrays.copyOf(locals, count);
        }
        List<Object> all = new ArrayList<>(Arrays.asList(locals).subList(0, count));
        int slots = count;
        for (Object type : all) {
            slots += type == Opcodes.LONG || type == Opcodes.DOUBLE ? 1 : 0;
        }
        for (; slots < facts.heardLocal(); slots++) {
            all.add(Opcodes.TOP);
        }
        all.add(Opcodes.INTEGER);
        return all.toArray();
    }

    /** Returns the types of local variables in the frame that the method begins with. */
    public Object[] localsAtStart() {
        List<Object> locals = new ArrayList<>();
        if (!isStatic()) {
            locals.add(method.isConstructor() ? Opcodes.UNINITIALIZED_THIS : internalClassName());
        }
        for (Type type : Type.getArgumentTypes(method.descriptor())) {
            locals.add(
                    switch (type.getSort()) {
                        case Type.LONG -> Opcodes.LONG;
                        case Type.FLOAT -> Opcodes.FLOAT;
                        case Type.DOUBLE -> Opcodes.DOUBLE;
                        case Type.OBJECT, Type.ARRAY -> type.getInternalName();
                        default -> Opcodes.INTEGER;
                    });
        }
        return locals.toArray();
    }

    /** Loads the object whose monitor a {@code synchronized} method takes. */
    public void loadMonitor() {
        if (!isStatic()) {
            out.visitVarInsn(Opcodes.ALOAD, 0);
        } else if (hasClassConstants()) {
            out.visitLdcInsn(Type.getObjectType(internalClassName()));
        } else {
            out.visitLdcInsn(method.owner().name());
            out.visitMethodInsn(
                    Opcodes.INVOKESTATIC, "java/lang/Class", "forName", "(Ljava/lang/String;)Ljava/lang/Class;", false);
        }
    }

    public void push(int value) {
        if (value >= -1 && value <= 5) {
            out.visitInsn(Opcodes.ICONST_0 + value);
        } else if (value >= Byte.MIN_VALUE && value <= Byte.MAX_VALUE) {
            out.visitIntInsn(Opcodes.BIPUSH, value);
        } else if (value >= Short.MIN_VALUE && value <= Short.MAX_VALUE) {
            out.visitIntInsn(Opcodes.SIPUSH, value);
        } else {
            out.visitLdcInsn(value);
        }
    }

    /** Calls the hook for a value that is on top of the stack and is consumed. */
    public void hookValue(Type type, int role) {
        push(ValueCode.of(role, type.getDescriptor().charAt(0)));
        String descriptor = "(" + hookType(type) + "I)V";
        switch (role) {
            case ValueCode.ARGUMENT -> hookInCall("value", descriptor);
            case ValueCode.PROPERTY -> hookInCall("property", descriptor);
            case ValueCode.RETURNED -> hookInCall("result", descriptor);
            default -> hook("value", descriptor);
        }
    }

    private static String hookType(Type type) {
        return switch (type.getSort()) {
            case Type.LONG -> "J";
            case Type.FLOAT -> "F";
            case Type.DOUBLE -> "D";
            case Type.OBJECT, Type.ARRAY -> "Ljava/lang/Object;";
            default -> "I";
        };
    }
}
