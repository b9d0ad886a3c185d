package io.snarl.agent.jdk;

import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/** Turns the native methods of {@code ThreadSlot} into fields of {@code java.lang.Thread}. */
final class ThreadFields {

    private static final String THREAD = "java/lang/Thread";
    private static final String PREFIX = "snarl$";

    private final byte[] threadSlot;

    ThreadFields(byte[] threadSlot) {
        this.threadSlot = threadSlot;
    }

    /** The class {@code ThreadSlot} with bodies in place of its native methods. */
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
                                    access(out, PREFIX + name, Type.getMethodType(descriptor));
                                }
                                return out;
                            }
                        },
                        0);
        return writer.toByteArray();
    }

    private static void access(MethodVisitor out, String field, Type method) {
        out.visitCode();
        out.visitVarInsn(Opcodes.ALOAD, 0);
        if (method.getArgumentCount() == 1) {
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

    /** Adds the fields to the class {@code java.lang.Thread}. */
    void addTo(ClassVisitor thread) {
        new ClassReader(threadSlot)
                .accept(
                        new ClassVisitor(Opcodes.ASM9) {
                            @Override
                            public MethodVisitor visitMethod(
                                    int access, String name, String descriptor, String signature, String[] thrown) {
                                Type type = Type.getReturnType(descriptor);
                                if ((access & Opcodes.ACC_NATIVE) != 0 && type.getSort() != Type.VOID) {
                                    int visibility = Opcodes.ACC_PUBLIC | Opcodes.ACC_TRANSIENT | Opcodes.ACC_SYNTHETIC;
                                    thread.visitField(visibility, PREFIX + name, type.getDescriptor(), null, null)
                                            .visitEnd();
                                }
                                return null;
                            }
                        },
                        ClassReader.SKIP_CODE);
    }
}
