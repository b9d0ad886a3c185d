package io.snarl.agent.jdk;

import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/**
 * Gives the native methods of {@code Fibers} bodies: they use what the JDK has for virtual threads, which is open to {@code java.base} alone. On
 * JDKs whose continuations cannot be put aside while monitors are held there are no fibers.
 */
final class FiberMethods {

    /** The JDK from which on a thread that holds monitors can be put aside (JEP 491). */
    private static final int FIRST_JDK = 24;

    private static final String HOOKS = "io/snarl/agent/hooks/";
    private static final String STACK = HOOKS + "FiberStack";
    private static final String THREAD = "java/lang/Thread";
    private static final String CONTINUATION = "jdk/internal/vm/Continuation";
    private static final String SCOPE = "jdk/internal/vm/ContinuationScope";
    private static final String SUPPORT = "jdk/internal/vm/ContinuationSupport";
    private static final String PREFIX = "snarl$";

    /** Says to the compiler that the current thread is another one afterwards. */
    private static final String CHANGES_THREAD = "Ljdk/internal/vm/annotation/ChangesCurrentThread;";

    private FiberMethods() {}

    static boolean areThere() {
        return Runtime.version().feature() >= FIRST_JDK;
    }

    /** Returns the class {@code Fibers} with bodies in place of its native methods. */
    static byte[] fibers(byte[] original) {
        var writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        new ClassReader(original)
                .accept(
                        new ClassVisitor(Opcodes.ASM9, writer) {
                            @Override
                            public MethodVisitor visitMethod(
                                    int access, String name, String descriptor, String signature, String[] thrown) {
                                MethodVisitor out = super.visitMethod(
                                        access & ~Opcodes.ACC_NATIVE, name, descriptor, signature, thrown);
                                if ((access & Opcodes.ACC_NATIVE) != 0) {
                                    body(out, name, Type.getMethodType(descriptor));
                                }
                                return out;
                            }
                        },
                        0);
        return writer.toByteArray();
    }

    private static void body(MethodVisitor out, String name, Type method) {
        if (name.equals("goOn") && areThere()) {
            out.visitAnnotation(CHANGES_THREAD, true).visitEnd();
        }
        out.visitCode();
        if (areThere()) {
            emit(out, name, method);
        } else if (name.equals("areThere")) {
            out.visitInsn(Opcodes.ICONST_0);
        } else {
            out.visitTypeInsn(Opcodes.NEW, "java/lang/UnsupportedOperationException");
            out.visitInsn(Opcodes.DUP);
            out.visitMethodInsn(
                    Opcodes.INVOKESPECIAL, "java/lang/UnsupportedOperationException", "<init>", "()V", false);
            out.visitInsn(Opcodes.ATHROW);
            out.visitMaxs(0, 0);
            out.visitEnd();
            return;
        }
        out.visitInsn(method.getReturnType().getOpcode(Opcodes.IRETURN));
        out.visitMaxs(0, 0);
        out.visitEnd();
    }

    private static void emit(MethodVisitor out, String name, Type method) {
        switch (name) {
            case "areThere" -> out.visitMethodInsn(Opcodes.INVOKESTATIC, SUPPORT, "isSupported", "()Z", false);
            case "create" -> {
                out.visitTypeInsn(Opcodes.NEW, STACK);
                out.visitInsn(Opcodes.DUP);
                out.visitVarInsn(Opcodes.ALOAD, 0);
                out.visitMethodInsn(Opcodes.INVOKESPECIAL, STACK, "<init>", "(Ljava/lang/Runnable;)V", false);
            }
            case "goOn" -> goOn(out);
            case "putAside" -> {
                out.visitFieldInsn(Opcodes.GETSTATIC, STACK, "SCOPE", "L" + SCOPE + ";");
                out.visitMethodInsn(Opcodes.INVOKESTATIC, CONTINUATION, "yield", "(L" + SCOPE + ";)Z", false);
            }
            case "isDone" -> ofStack(out, name, "()Z");
            case "stackTrace" -> ofStack(out, "getStackTrace", "()[Ljava/lang/StackTraceElement;");
            default -> ofThread(out, name, method);
        }
    }

    /** Does not restore anything after an exception, because the body of a stack ends by none. */
    private static void goOn(MethodVisitor out) {
        out.visitVarInsn(Opcodes.ALOAD, 1);
        out.visitVarInsn(Opcodes.ALOAD, 2);
        out.visitMethodInsn(Opcodes.INVOKEVIRTUAL, THREAD, PREFIX + "mount", "(Ljava/lang/Thread;)V", false);
        ofStack(out, "run", "()V");
        out.visitVarInsn(Opcodes.ALOAD, 1);
        out.visitVarInsn(Opcodes.ALOAD, 1);
        out.visitMethodInsn(Opcodes.INVOKEVIRTUAL, THREAD, PREFIX + "mount", "(Ljava/lang/Thread;)V", false);
    }

    private static void ofStack(MethodVisitor out, String method, String descriptor) {
        out.visitVarInsn(Opcodes.ALOAD, 0);
        out.visitTypeInsn(Opcodes.CHECKCAST, CONTINUATION);
        out.visitMethodInsn(Opcodes.INVOKEVIRTUAL, CONTINUATION, method, descriptor, false);
    }

    /** Calls the method of {@code Thread} that was added for it. */
    private static void ofThread(MethodVisitor out, String name, Type method) {
        Type[] arguments = method.getArgumentTypes();
        for (int i = 0; i < arguments.length; i++) {
            out.visitVarInsn(arguments[i].getOpcode(Opcodes.ILOAD), i);
        }
        if (arguments.length == 0) {
            out.visitMethodInsn(Opcodes.INVOKESTATIC, THREAD, PREFIX + name, method.getDescriptor(), false);
        } else {
            String rest = method.getDescriptor().replaceFirst("Ljava/lang/Thread;", "");
            out.visitMethodInsn(Opcodes.INVOKEVIRTUAL, THREAD, PREFIX + name, rest, false);
        }
    }

    /** Adds to {@code Thread} what only itself may call. */
    static void addTo(ClassVisitor thread) {
        if (!areThere()) {
            return;
        }
        MethodVisitor mount = begin(thread, "mount", "(Ljava/lang/Thread;)V", 0);
        mount.visitAnnotation(CHANGES_THREAD, true).visitEnd();
        mount.visitCode();
        mount.visitVarInsn(Opcodes.ALOAD, 0);
        mount.visitVarInsn(Opcodes.ALOAD, 1);
        call(mount, "setCurrentThread", "(Ljava/lang/Thread;)V");
        end(mount, Opcodes.RETURN);

        MethodVisitor carrier = begin(thread, "carrier", "()Ljava/lang/Thread;", Opcodes.ACC_STATIC);
        carrier.visitCode();
        carrier.visitMethodInsn(Opcodes.INVOKESTATIC, THREAD, "currentCarrierThread", "()Ljava/lang/Thread;", false);
        end(carrier, Opcodes.ARETURN);

        MethodVisitor uncaught = begin(thread, "dispatchUncaught", "(Ljava/lang/Throwable;)V", 0);
        uncaught.visitCode();
        uncaught.visitVarInsn(Opcodes.ALOAD, 0);
        uncaught.visitVarInsn(Opcodes.ALOAD, 1);
        call(uncaught, "dispatchUncaughtException", "(Ljava/lang/Throwable;)V");
        end(uncaught, Opcodes.RETURN);

        MethodVisitor exit = begin(thread, "exit", "()V", 0);
        exit.visitCode();
        exit.visitVarInsn(Opcodes.ALOAD, 0);
        // No class may override it, since it is private.
        exit.visitMethodInsn(Opcodes.INVOKESPECIAL, THREAD, "exit", "()V", false);
        end(exit, Opcodes.RETURN);

        String holder = THREAD + "$FieldHolder";
        MethodVisitor status = begin(thread, "status", "(I)V", 0);
        status.visitCode();
        status.visitVarInsn(Opcodes.ALOAD, 0);
        status.visitFieldInsn(Opcodes.GETFIELD, THREAD, "holder", "L" + holder + ";");
        status.visitVarInsn(Opcodes.ILOAD, 1);
        status.visitFieldInsn(Opcodes.PUTFIELD, holder, "threadStatus", "I");
        end(status, Opcodes.RETURN);

        MethodVisitor size = begin(thread, "stackSize", "()J", 0);
        size.visitCode();
        size.visitVarInsn(Opcodes.ALOAD, 0);
        size.visitFieldInsn(Opcodes.GETFIELD, THREAD, "holder", "L" + holder + ";");
        size.visitFieldInsn(Opcodes.GETFIELD, holder, "stackSize", "J");
        end(size, Opcodes.LRETURN);
    }

    private static MethodVisitor begin(ClassVisitor thread, String name, String descriptor, int access) {
        int visible = Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SYNTHETIC;
        return thread.visitMethod(visible | access, PREFIX + name, descriptor, null, null);
    }

    private static void call(MethodVisitor out, String method, String descriptor) {
        out.visitMethodInsn(Opcodes.INVOKEVIRTUAL, THREAD, method, descriptor, false);
    }

    private static void end(MethodVisitor out, int opcode) {
        out.visitInsn(opcode);
        out.visitMaxs(0, 0);
        out.visitEnd();
    }

    /** Returns the class of stacks, where it is no mistake that one cannot be put aside. */
    static byte[] stack() {
        var writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(Opcodes.V17, Opcodes.ACC_FINAL | Opcodes.ACC_SUPER, STACK, null, CONTINUATION, null);
        writer.visitField(Opcodes.ACC_STATIC | Opcodes.ACC_FINAL, "SCOPE", "L" + SCOPE + ";", null, null)
                .visitEnd();
        MethodVisitor initialiser = writer.visitMethod(Opcodes.ACC_STATIC, "<clinit>", "()V", null, null);
        initialiser.visitCode();
        initialiser.visitTypeInsn(Opcodes.NEW, SCOPE);
        initialiser.visitInsn(Opcodes.DUP);
        initialiser.visitLdcInsn("snarl");
        initialiser.visitMethodInsn(Opcodes.INVOKESPECIAL, SCOPE, "<init>", "(Ljava/lang/String;)V", false);
        initialiser.visitFieldInsn(Opcodes.PUTSTATIC, STACK, "SCOPE", "L" + SCOPE + ";");
        end(initialiser, Opcodes.RETURN);
        MethodVisitor constructor = writer.visitMethod(0, "<init>", "(Ljava/lang/Runnable;)V", null, null);
        constructor.visitCode();
        constructor.visitVarInsn(Opcodes.ALOAD, 0);
        constructor.visitFieldInsn(Opcodes.GETSTATIC, STACK, "SCOPE", "L" + SCOPE + ";");
        constructor.visitVarInsn(Opcodes.ALOAD, 1);
        constructor.visitMethodInsn(
                Opcodes.INVOKESPECIAL, CONTINUATION, "<init>", "(L" + SCOPE + ";Ljava/lang/Runnable;)V", false);
        end(constructor, Opcodes.RETURN);
        MethodVisitor pinned =
                writer.visitMethod(Opcodes.ACC_PROTECTED, "onPinned", "(L" + CONTINUATION + "$Pinned;)V", null, null);
        pinned.visitCode();
        end(pinned, Opcodes.RETURN);
        writer.visitEnd();
        return writer.toByteArray();
    }
}
