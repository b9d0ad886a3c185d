package io.snarl.core.source.classfile;

import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.utility.OpenedClassReader;

/** Reads the name by which a class is declared from its class file. */
final class DeclaredName extends ClassVisitor {

    private String internalName = "";
    private String name;
    private boolean isNested;

    private DeclaredName() {
        super(OpenedClassReader.ASM_API);
    }

    /** Returns the simple name, empty for an anonymous class. */
    static String of(byte[] classFile) {
        var reading = new DeclaredName();
        OpenedClassReader.of(classFile)
                .accept(reading, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        if (reading.isNested) {
            return reading.name == null ? "" : reading.name;
        }
        return reading.internalName.substring(reading.internalName.lastIndexOf('/') + 1);
    }

    @Override
    public void visit(int version, int access, String type, String signature, String superclass, String[] interfaces) {
        internalName = type;
    }

    @Override
    public void visitInnerClass(String type, String outer, String inner, int access) {
        if (type.equals(internalName)) {
            isNested = true;
            name = inner;
        }
    }
}
