package io.snarl.agent.instrument.code;

import java.util.ArrayList;
import java.util.List;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.Handle;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/**
 * Turns references such as {@code Thread::sleep} or {@code System::nanoTime} into lambdas, whose bodies are code of the class: what a
 * reference names is called by a class that the JVM makes, and no agent sees that one.
 */
public final class MethodReferences extends ClassVisitor {

    private static final String PREFIX = "snarl$reference$";
    private static final int ACCESS = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;

    private final List<LambdaBody> bodies = new ArrayList<>();
    private String className;
    private boolean ofInterface;

    /** The method that stands for a reference, in which it is called. */
    private record LambdaBody(String name, String descriptor, Handle called, int line) {}

    private MethodReferences(ClassVisitor out) {
        super(Opcodes.ASM9, out);
    }

    /** Returns the bytes of the same class with lambdas instead of references. */
    public static byte[] asLambdas(ClassReader reader) {
        var writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        reader.accept(new MethodReferences(writer), 0);
        return writer.toByteArray();
    }

    /** Whether one of the arguments of a bootstrap method refers to a method that is replaced where it is called. */
    static boolean isAmong(Handle bootstrap, Object... arguments) {
        return bootstrap.getOwner().equals("java/lang/invoke/LambdaMetafactory")
                && arguments.length > 1
                && arguments[1] instanceof Handle called
                && CallSubstitutions.replaces(called);
    }

    @Override
    public void visit(int version, int access, String name, String signature, String superName, String[] interfaces) {
        className = name;
        ofInterface = (access & Opcodes.ACC_INTERFACE) != 0;
        super.visit(version, access, name, signature, superName, interfaces);
    }

    @Override
    public MethodVisitor visitMethod(
            int access, String name, String descriptor, String signature, String[] exceptions) {
        MethodVisitor out = super.visitMethod(access, name, descriptor, signature, exceptions);
        return new MethodVisitor(Opcodes.ASM9, out) {
            private int line;

            @Override
            public void visitLineNumber(int number, Label start) {
                line = number;
                super.visitLineNumber(number, start);
            }

            @Override
            public void visitInvokeDynamicInsn(String name, String type, Handle bootstrap, Object... arguments) {
                if (isAmong(bootstrap, arguments)) {
                    arguments[1] = bodyOf((Handle) arguments[1], Type.getArgumentTypes(type), line);
                }
                super.visitInvokeDynamicInsn(name, type, bootstrap, arguments);
            }
        };
    }

    /** The object of {@code object::wait} has the type of the variable from which it comes, since a captured value is not converted. */
    private Handle bodyOf(Handle called, Type[] captured, int line) {
        List<Type> parameters = new ArrayList<>(List.of(Type.getArgumentTypes(called.getDesc())));
        if (called.getTag() != Opcodes.H_INVOKESTATIC) {
            parameters.add(0, captured.length > 0 ? captured[0] : Type.getObjectType(called.getOwner()));
        }
        String descriptor =
                Type.getMethodDescriptor(Type.getReturnType(called.getDesc()), parameters.toArray(Type[]::new));
        var body = new LambdaBody(PREFIX + bodies.size(), descriptor, called, line);
        bodies.add(body);
        return new Handle(Opcodes.H_INVOKESTATIC, className, body.name, descriptor, ofInterface);
    }

    @Override
    public void visitEnd() {
        bodies.forEach(this::write);
        super.visitEnd();
    }

    private void write(LambdaBody body) {
        MethodVisitor out = super.visitMethod(ACCESS, body.name, body.descriptor, null, null);
        out.visitCode();
        var start = new Label();
        out.visitLabel(start);
        if (body.line > 0) {
            out.visitLineNumber(body.line, start);
        }
        int local = 0;
        for (Type parameter : Type.getArgumentTypes(body.descriptor)) {
            out.visitVarInsn(parameter.getOpcode(Opcodes.ILOAD), local);
            local += parameter.getSize();
        }
        Handle called = body.called;
        boolean isStatic = called.getTag() == Opcodes.H_INVOKESTATIC;
        out.visitMethodInsn(
                isStatic ? Opcodes.INVOKESTATIC : Opcodes.INVOKEVIRTUAL,
                called.getOwner(),
                called.getName(),
                called.getDesc(),
                false);
        out.visitInsn(Type.getReturnType(called.getDesc()).getOpcode(Opcodes.IRETURN));
        out.visitMaxs(0, 0);
        out.visitEnd();
    }
}
