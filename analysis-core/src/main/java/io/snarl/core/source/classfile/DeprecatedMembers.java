package io.snarl.core.source.classfile;

import java.util.HashSet;
import java.util.Set;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.FieldVisitor;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.utility.OpenedClassReader;

/** Reads deprecated members from a class file that is older than annotations. */
final class DeprecatedMembers extends ClassVisitor {

    static final DeprecatedMembers NONE = new DeprecatedMembers();

    private final Set<String> members = new HashSet<>();
    private boolean ofClass;

    private DeprecatedMembers() {
        super(OpenedClassReader.ASM_API);
    }

    static DeprecatedMembers of(byte[] classFile) {
        var reading = new DeprecatedMembers();
        OpenedClassReader.of(classFile)
                .accept(reading, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return reading;
    }

    boolean hasClass() {
        return ofClass;
    }

    boolean has(String name, String descriptor) {
        return members.contains(name + descriptor);
    }

    @Override
    public void visit(int version, int access, String name, String signature, String superclass, String[] interfaces) {
        ofClass = isMarked(access);
    }

    @Override
    public FieldVisitor visitField(int access, String name, String descriptor, String signature, Object value) {
        add(access, name + descriptor);
        return null;
    }

    @Override
    public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] thrown) {
        add(access, name + descriptor);
        return null;
    }

    private void add(int access, String member) {
        if (isMarked(access)) {
            members.add(member);
        }
    }

    private static boolean isMarked(int access) {
        return (access & Opcodes.ACC_DEPRECATED) != 0;
    }
}
