package io.snarl.agent.programs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/**
 * Class files of old versions and strange shapes. Each class {@code generated.*} adds one to a number: by {@code
 * applyAsInt}, which is synchronized and counts its calls in a field, and by {@code addStatically}, which is static,
 * synchronized and fails for negative numbers.
 */
final class GeneratedClasses {

    private static final int BIG = 7000;

    private final Path directory;

    private GeneratedClasses(Path directory) {
        this.directory = directory;
    }

    static void writeTo(Path directory) {
        var classes = new GeneratedClasses(directory);
        // The first one is 45.3: the upper half is the minor version.
        classes.write("Version45", 3 << 16 | 45, code -> {});
        for (int version : new int[] {46, 47, 48, 49, 50, 52, 61}) {
            classes.write("Version" + version, version, code -> {});
        }
        classes.write("Subroutine46", 46, GeneratedClasses::subroutine);
        classes.write("Subroutine49", 49, GeneratedClasses::subroutine);
        classes.write("OverwritesThis", 52, GeneratedClasses::overwriteThis);
        classes.write("NoLines", 52, code -> {});
        classes.write("Huge", 52, GeneratedClasses::countOften);
    }

    private void write(String name, int version, Consumer<MethodVisitor> first) {
        String type = "generated/" + name;
        var writer = new ClassWriter(0);
        writer.visit(version, Opcodes.ACC_PUBLIC | Opcodes.ACC_SUPER, type, null, "java/lang/Object", new String[] {
            "java/util/function/IntUnaryOperator"
        });
        writer.visitField(Opcodes.ACC_PRIVATE, "calls", "I", null, null).visitEnd();
        writer.visitField(Opcodes.ACC_STATIC, "made", "J", null, null).visitEnd();
        constructor(writer);
        int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_SYNCHRONIZED;
        MethodVisitor add = writer.visitMethod(access, "applyAsInt", "(I)I", null, null);
        add.visitCode();
        count(add, type);
        first.accept(add);
        addOne(add, 1);
        MethodVisitor addStatically =
                writer.visitMethod(access | Opcodes.ACC_STATIC, "addStatically", "(I)I", null, null);
        addStatically.visitCode();
        divide(addStatically, type);
        addOne(addStatically, 0);
        writer.visitEnd();
        save(name, writer.toByteArray());
    }

    private static void constructor(ClassWriter writer) {
        MethodVisitor code = writer.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "()V", null, null);
        code.visitCode();
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
        code.visitInsn(Opcodes.RETURN);
        code.visitMaxs(1, 1);
        code.visitEnd();
    }

    private static void count(MethodVisitor code, String type) {
        code.visitVarInsn(Opcodes.ALOAD, 0);
        code.visitInsn(Opcodes.DUP);
        code.visitFieldInsn(Opcodes.GETFIELD, type, "calls", "I");
        code.visitInsn(Opcodes.ICONST_1);
        code.visitInsn(Opcodes.IADD);
        code.visitFieldInsn(Opcodes.PUTFIELD, type, "calls", "I");
    }

    /** Divides by the number plus one, which fails for -1, and keeps the result in a static field. */
    private static void divide(MethodVisitor code, String type) {
        code.visitLdcInsn(100L);
        code.visitVarInsn(Opcodes.ILOAD, 0);
        code.visitInsn(Opcodes.ICONST_1);
        code.visitInsn(Opcodes.IADD);
        code.visitInsn(Opcodes.I2L);
        code.visitInsn(Opcodes.LDIV);
        code.visitFieldInsn(Opcodes.PUTSTATIC, type, "made", "J");
    }

    private static void addOne(MethodVisitor code, int local) {
        code.visitVarInsn(Opcodes.ILOAD, local);
        code.visitInsn(Opcodes.ICONST_1);
        code.visitInsn(Opcodes.IADD);
        code.visitInsn(Opcodes.IRETURN);
        code.visitMaxs(6, 4);
        code.visitEnd();
    }

    /** Calls a subroutine that adds zero, as compilers once made {@code finally}. */
    private static void subroutine(MethodVisitor code) {
        var subroutine = new Label();
        var after = new Label();
        code.visitJumpInsn(Opcodes.JSR, subroutine);
        code.visitJumpInsn(Opcodes.GOTO, after);
        code.visitLabel(subroutine);
        code.visitVarInsn(Opcodes.ASTORE, 2);
        code.visitIincInsn(1, 0);
        code.visitVarInsn(Opcodes.RET, 2);
        code.visitLabel(after);
    }

    private static void overwriteThis(MethodVisitor code) {
        code.visitInsn(Opcodes.ICONST_0);
        code.visitVarInsn(Opcodes.ISTORE, 0);
    }

    /** Fills most of what a method may have. */
    private static void countOften(MethodVisitor code) {
        for (int i = 0; i < BIG; i++) {
            code.visitVarInsn(Opcodes.ALOAD, 0);
            code.visitFieldInsn(Opcodes.GETFIELD, "generated/Huge", "calls", "I");
            code.visitInsn(Opcodes.POP);
            code.visitIincInsn(1, 0);
        }
    }

    private void save(String name, byte[] bytes) {
        try {
            Path file = directory.resolve("generated").resolve(name + ".class");
            Files.createDirectories(file.getParent());
            Files.write(file, bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
