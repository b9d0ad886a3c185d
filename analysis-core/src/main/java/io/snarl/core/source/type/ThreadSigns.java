package io.snarl.core.source.type;

import java.util.Set;
import net.bytebuddy.jar.asm.AnnotationVisitor;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.FieldVisitor;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.utility.OpenedClassReader;

/** Reads from a class file whether its author has thought of several threads. */
final class ThreadSigns extends ClassVisitor {

    private static final String CONCURRENT = "java/util/concurrent/";

    /** Collections whose every method locks. */
    private static final Set<String> SYNCHRONIZED = Set.of(
            "java/util/Vector",
            "java/util/Stack",
            "java/util/Hashtable",
            "java/util/Properties",
            "java/lang/StringBuffer");

    private String outermost = "";
    private boolean locks;
    private boolean others;

    private ThreadSigns() {
        super(OpenedClassReader.ASM_API);
    }

    static ThreadSigns of(byte[] classFile) {
        var signs = new ThreadSigns();
        OpenedClassReader.of(classFile).accept(signs, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return signs;
    }

    /** Tells whether it locks monitors, or says by an annotation that it is thread-safe. */
    boolean hasLocks() {
        return locks;
    }

    /** Tells whether it does so, has volatile fields, or uses java.util.concurrent. */
    boolean hasAny() {
        return locks || others;
    }

    @Override
    public void visit(int version, int access, String name, String signature, String superName, String[] interfaces) {
        int dollar = name.indexOf('$');
        outermost = dollar < 0 ? name : name.substring(0, dollar);
    }

    @Override
    public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
        locks |= descriptor.endsWith("/ThreadSafe;");
        return null;
    }

    @Override
    public FieldVisitor visitField(int access, String name, String descriptor, String signature, Object value) {
        others |= (access & Opcodes.ACC_VOLATILE) != 0 || descriptor.contains("L" + CONCURRENT);
        return null;
    }

    @Override
    public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] thrown) {
        locks |= (access & Opcodes.ACC_SYNCHRONIZED) != 0;
        return new MethodVisitor(OpenedClassReader.ASM_API) {
            @Override
            public void visitInsn(int opcode) {
                locks |= opcode == Opcodes.MONITORENTER;
            }

            @Override
            public void visitMethodInsn(int opcode, String owner, String called, String type, boolean isInterface) {
                others |= owner.startsWith(CONCURRENT) && !owner.startsWith(outermost)
                        || SYNCHRONIZED.contains(owner) && !owner.equals(outermost)
                        || owner.equals("java/util/Collections") && called.startsWith("synchronized");
            }
        };
    }
}
