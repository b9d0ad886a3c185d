package io.snarl.agent.jdk;

import io.snarl.agent.instrument.code.MethodCode;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/** A method that lets a hook do its work, and does it itself only if the hook declines. */
final class DelegatingMethod {

    private DelegatingMethod() {}

    /** Emits the method; what it does itself is in another method of the same class. */
    static void emit(MethodCode code, MethodPatch.Question question, String kept) {
        MethodVisitor out = code.out();
        String descriptor = code.methodDescriptor();
        Type[] arguments = Type.getArgumentTypes(descriptor);
        var done = new Label();
        out.visitCode();
        loadAll(code, arguments);
        String self = code.isStatic() ? "" : "L" + code.internalClassName() + ";";
        String parameters = self + descriptor.substring(1, descriptor.indexOf(')'));
        code.hook(question.hook(), "(" + parameters + "I)Z", question.kind(), null, null, null, 0);
        out.visitJumpInsn(Opcodes.IFNE, done);
        loadAll(code, arguments);
        int opcode = code.isStatic() ? Opcodes.INVOKESTATIC : Opcodes.INVOKESPECIAL;
        out.visitMethodInsn(opcode, code.internalClassName(), kept, descriptor, false);
        out.visitLabel(done);
        Object[] locals = locals(code, arguments);
        out.visitFrame(Opcodes.F_NEW, locals.length, locals, 0, new Object[0]);
        out.visitInsn(Opcodes.RETURN);
        out.visitMaxs(0, 0);
        out.visitEnd();
    }

    private static void loadAll(MethodCode code, Type[] arguments) {
        int local = 0;
        if (!code.isStatic()) {
            code.out().visitVarInsn(Opcodes.ALOAD, local++);
        }
        for (Type argument : arguments) {
            code.out().visitVarInsn(argument.getOpcode(Opcodes.ILOAD), local);
            local += argument.getSize();
        }
    }

    private static Object[] locals(MethodCode code, Type[] arguments) {
        int first = code.isStatic() ? 0 : 1;
        Object[] locals = new Object[arguments.length + first];
        if (first == 1) {
            locals[0] = code.internalClassName();
        }
        for (int i = 0; i < arguments.length; i++) {
            locals[first + i] = switch (arguments[i].getSort()) {
                case Type.LONG -> Opcodes.LONG;
                case Type.DOUBLE -> Opcodes.DOUBLE;
                case Type.FLOAT -> Opcodes.FLOAT;
                case Type.OBJECT, Type.ARRAY -> arguments[i].getInternalName();
                default -> Opcodes.INTEGER;
            };
        }
        return locals;
    }
}
