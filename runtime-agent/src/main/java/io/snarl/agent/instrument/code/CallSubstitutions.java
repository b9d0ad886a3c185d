package io.snarl.agent.instrument.code;

import io.snarl.agent.site.SiteKind;
import java.util.Map;
import java.util.Set;
import net.bytebuddy.jar.asm.Handle;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/** Substitutes calls of methods that have no Java code, or whose own code would get in the way. */
public final class CallSubstitutions {

    private static final Map<String, SiteKind> ON_OBJECTS = Map.of(
            "wait()V", SiteKind.WAIT,
            "wait(J)V", SiteKind.WAIT,
            "wait(JI)V", SiteKind.WAIT,
            "notify()V", SiteKind.NOTIFY,
            "notifyAll()V", SiteKind.NOTIFY_ALL);

    private static final Map<String, SiteKind> OF_THREADS = Map.of(
            "sleep(J)V", SiteKind.SLEEP,
            "sleep(JI)V", SiteKind.SLEEP,
            "yield()V", SiteKind.YIELD,
            "onSpinWait()V", SiteKind.YIELD);

    private static final String SLEEP_DURATION = "sleep(Ljava/time/Duration;)V";
    private static final Set<String> OF_STATE =
            Set.of("isAlive()Z", "isInterrupted()Z", "getState()Ljava/lang/Thread$State;");
    private static final Set<String> OF_TIME = Set.of("nanoTime()J", "currentTimeMillis()J");

    private final MethodCode code;
    private final MethodVisitor out;
    private final boolean accesses;

    public CallSubstitutions(MethodCode code, boolean accesses) {
        this.code = code;
        this.accesses = accesses;
        this.out = code.out();
    }

    /** Returns whether calls of a method to which a reference leads are replaced. */
    static boolean replaces(Handle reference) {
        String method = reference.getName() + reference.getDesc();
        boolean ofThread = reference.getOwner().equals("java/lang/Thread");
        return switch (reference.getTag()) {
            case Opcodes.H_INVOKESTATIC ->
                reference.getOwner().equals("java/lang/System") && OF_TIME.contains(method)
                        || ofThread
                                && (OF_THREADS.containsKey(method)
                                        || method.equals(SLEEP_DURATION)
                                        || method.equals("interrupted()Z"));
            case Opcodes.H_INVOKEVIRTUAL -> ON_OBJECTS.containsKey(method) || ofThread && OF_STATE.contains(method);
            default -> false;
        };
    }

    /** Emits a substitute for a call; returns false if the call is to stay, possibly with something before it. */
    public boolean replace(int opcode, String owner, String name, String descriptor) {
        SiteKind onObject = opcode == Opcodes.INVOKESTATIC ? null : ON_OBJECTS.get(name + descriptor);
        if (onObject != null) {
            String method = name.equals("wait") ? "await" : name;
            String arguments = descriptor.substring(1, descriptor.indexOf(')'));
            code.hook(method, "(Ljava/lang/Object;" + arguments + "I)V", onObject);
            return true;
        }
        if (owner.equals("java/lang/System") && OF_TIME.contains(name + descriptor)) {
            code.hook(name, "(I)J", SiteKind.YIELD);
            return true;
        }
        if (opcode == Opcodes.INVOKESTATIC
                && (name + descriptor).equals(SLEEP_DURATION)
                && code.isThread(owner, name)) {
            out.visitMethodInsn(Opcodes.INVOKEVIRTUAL, "java/time/Duration", "toMillis", "()J", false);
            code.hook("sleep", "(JI)V", SiteKind.SLEEP);
            return true;
        }
        if (opcode == Opcodes.INVOKESTATIC && OF_THREADS.containsKey(name + descriptor) && code.isThread(owner, name)) {
            String arguments = descriptor.substring(1, descriptor.indexOf(')'));
            String hook = name.equals("onSpinWait") ? "yield" : name;
            code.hook(hook, "(" + arguments + "I)V", OF_THREADS.get(name + descriptor));
            return true;
        }
        if (owner.equals("java/lang/ref/ReferenceQueue") && name.equals("remove")) {
            if (!descriptor.startsWith("(J)")) {
                out.visitInsn(Opcodes.LCONST_0);
            }
            code.hook(name, "(Ljava/lang/ref/ReferenceQueue;JI)Ljava/lang/ref/Reference;", SiteKind.SLEEP);
            return true;
        }
        if (owner.equals("jdk/internal/misc/Unsafe") && (name.equals("park") || name.equals("unpark"))) {
            // The pools of newer JDKs do without LockSupport.
            String hook = name.equals("park") ? "unsafePark" : "unsafeUnpark";
            String arguments = descriptor.substring(1, descriptor.indexOf(')'));
            code.hook(
                    hook,
                    "(Ljava/lang/Object;" + arguments + "I)V",
                    name.equals("park") ? SiteKind.PARK : SiteKind.UNPARK);
            return true;
        }
        if (accesses && opcode == Opcodes.INVOKESTATIC && name.equals("interrupted") && code.isThread(owner, name)) {
            code.hook(name, "(I)Z", SiteKind.UPDATE, "java/lang/Thread", name, descriptor, 1);
            return true;
        }
        if (opcode == Opcodes.INVOKEVIRTUAL && OF_STATE.contains(name + descriptor)) {
            askAgain(owner, name, descriptor);
            return true;
        }
        if (accesses && (isVarHandle(owner, name, descriptor) || isUnsafe(owner, descriptor))) {
            pointBeforeAccess(owner, name, descriptor);
        }
        return false;
    }

    /** The object may or may not be a thread, and only what it says of itself shows what the program wanted. */
    private void askAgain(String owner, String name, String descriptor) {
        out.visitInsn(Opcodes.DUP);
        out.visitMethodInsn(Opcodes.INVOKEVIRTUAL, owner, name, descriptor, false);
        String type = descriptor.substring(2);
        code.hook(
                name,
                "(Ljava/lang/Object;" + type + "I)" + type,
                SiteKind.UPDATE,
                "java/lang/Thread",
                name,
                descriptor,
                1);
    }

    private static boolean isVarHandle(String owner, String name, String descriptor) {
        return owner.equals("java/lang/invoke/VarHandle")
                && (name.startsWith("get")
                        || name.startsWith("set")
                        || name.startsWith("compareAnd")
                        || name.startsWith("weakCompareAnd"))
                && !descriptor.startsWith("()Ljava/");
    }

    private static boolean isUnsafe(String owner, String descriptor) {
        return (owner.equals("sun/misc/Unsafe") || owner.equals("jdk/internal/misc/Unsafe"))
                && descriptor.startsWith("(Ljava/lang/Object;J");
    }

    /** The object that is accessed is the first argument, and there is none for a static field. */
    private void pointBeforeAccess(String owner, String name, String descriptor) {
        Type[] types = Type.getArgumentTypes(descriptor);
        boolean hasObject = types.length > 0 && types[0].getSort() >= Type.ARRAY;
        int[] locals = new int[types.length];
        int next = code.facts().freeLocal();
        for (int i = types.length - 1; i >= (hasObject ? 1 : types.length); i--) {
            locals[i] = next;
            out.visitVarInsn(types[i].getOpcode(Opcodes.ISTORE), next);
            next += types[i].getSize();
        }
        out.visitInsn(hasObject ? Opcodes.DUP : Opcodes.ACONST_NULL);
        boolean reads = name.startsWith("get") && !name.startsWith("getAnd");
        code.hook("update", "(Ljava/lang/Object;I)V", SiteKind.UPDATE, owner, name, descriptor, reads ? 1 : 0);
        for (int i = 1; hasObject && i < types.length; i++) {
            out.visitVarInsn(types[i].getOpcode(Opcodes.ILOAD), locals[i]);
            if (types[i].getSort() >= Type.ARRAY) {
                code.forget(locals[i]);
            }
        }
    }
}
