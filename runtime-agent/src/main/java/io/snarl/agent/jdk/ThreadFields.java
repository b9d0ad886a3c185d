package io.snarl.agent.jdk;

import java.util.Set;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/** Turns the native methods of {@code ThreadSlot} into fields of {@code java.lang.Thread}. */
final class ThreadFields {

    private static final String THREAD = "java/lang/Thread";

    /** What the names of added members begin with. */
    static final String PREFIX = "snarl$";

    /** Fields that {@code Thread} has anyway. */
    static final Set<String> EXISTING = Set.of(
            "threadLocals",
            "inheritableThreadLocals",
            "threadLocalRandomSeed",
            "threadLocalRandomProbe",
            "threadLocalRandomSecondarySeed");

    /** Those of them whose type only {@code java.lang} may name. */
    private static final Set<String> MAPS = Set.of("threadLocals", "inheritableThreadLocals");

    /** What other threads have to see at once. */
    private static final String TOLD = "permit";

    private static final String MAP = "java/lang/ThreadLocal$ThreadLocalMap";

    private final byte[] threadSlot;

    ThreadFields(byte[] threadSlot) {
        this.threadSlot = threadSlot;
    }

    /** Returns the class {@code ThreadSlot} with bodies in place of its native methods. */
    byte[] slot() {
        var writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        new ClassReader(threadSlot)
                .accept(
                        new ClassVisitor(Opcodes.ASM9, writer) {
                            @Override
                            public MethodVisitor visitMethod(
                                    int access, String name, String descriptor, String signature, String[] thrown) {
                                var out = super.visitMethod(
                                        access & ~Opcodes.ACC_NATIVE, name, descriptor, signature, thrown);
                                if ((access & Opcodes.ACC_NATIVE) != 0) {
                                    access(out, name, Type.getMethodType(descriptor));
                                }
                                return out;
                            }
                        },
                        0);
        return writer.toByteArray();
    }

    private static void access(MethodVisitor out, String name, Type method) {
        String field = EXISTING.contains(name) ? name : PREFIX + name;
        out.visitCode();
        out.visitVarInsn(Opcodes.ALOAD, 0);
        if (MAPS.contains(name)) {
            accessMap(out, name, method.getArgumentCount() == 1);
        } else if (method.getArgumentCount() == 1) {
            Type type = method.getReturnType();
            out.visitFieldInsn(Opcodes.GETFIELD, THREAD, field, type.getDescriptor());
            out.visitInsn(type.getOpcode(Opcodes.IRETURN));
        } else {
            Type type = method.getArgumentTypes()[1];
            out.visitVarInsn(type.getOpcode(Opcodes.ILOAD), 1);
            out.visitFieldInsn(Opcodes.PUTFIELD, THREAD, field, type.getDescriptor());
            out.visitInsn(Opcodes.RETURN);
        }
        out.visitMaxs(0, 0);
        out.visitEnd();
    }

    private static void accessMap(MethodVisitor out, String name, boolean reads) {
        if (reads) {
            out.visitFieldInsn(Opcodes.GETFIELD, THREAD, name, "L" + MAP + ";");
            out.visitInsn(Opcodes.ARETURN);
        } else {
            out.visitVarInsn(Opcodes.ALOAD, 1);
            out.visitMethodInsn(Opcodes.INVOKEVIRTUAL, THREAD, PREFIX + name, "(Ljava/lang/Object;)V", false);
            out.visitInsn(Opcodes.RETURN);
        }
    }

    private static void addSetter(ClassVisitor thread, String name) {
        int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SYNTHETIC;
        MethodVisitor out = thread.visitMethod(access, PREFIX + name, "(Ljava/lang/Object;)V", null, null);
        out.visitCode();
        out.visitVarInsn(Opcodes.ALOAD, 0);
        out.visitVarInsn(Opcodes.ALOAD, 1);
        out.visitTypeInsn(Opcodes.CHECKCAST, MAP);
        out.visitFieldInsn(Opcodes.PUTFIELD, THREAD, name, "L" + MAP + ";");
        out.visitInsn(Opcodes.RETURN);
        out.visitMaxs(0, 0);
        out.visitEnd();
    }

    /** Adds the fields to the class {@code java.lang.Thread}. */
    void addTo(ClassVisitor thread) {
        MAPS.stream().sorted().forEach(map -> addSetter(thread, map));
        new ClassReader(threadSlot)
                .accept(
                        new ClassVisitor(Opcodes.ASM9) {
                            @Override
                            public MethodVisitor visitMethod(
                                    int access, String name, String descriptor, String signature, String[] thrown) {
                                Type type = Type.getReturnType(descriptor);
                                if ((access & Opcodes.ACC_NATIVE) != 0
                                        && type.getSort() != Type.VOID
                                        && !EXISTING.contains(name)) {
                                    int visibility = Opcodes.ACC_PUBLIC | Opcodes.ACC_TRANSIENT | Opcodes.ACC_SYNTHETIC;
                                    int told = TOLD.equals(name) ? Opcodes.ACC_VOLATILE : 0;
                                    thread.visitField(
                                                    visibility | told, PREFIX + name, type.getDescriptor(), null, null)
                                            .visitEnd();
                                }
                                return null;
                            }
                        },
                        ClassReader.SKIP_CODE);
    }
}
