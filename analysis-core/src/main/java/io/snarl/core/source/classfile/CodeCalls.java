package io.snarl.core.source.classfile;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.Handle;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.utility.OpenedClassReader;

/** Reads the calls of each method from a class file, in code order. */
public final class CodeCalls extends ClassVisitor {

    private static final String LAMBDAS = "java/lang/invoke/LambdaMetafactory";

    private final Map<String, List<CodeCall>> calls = new HashMap<>();

    private CodeCalls() {
        super(OpenedClassReader.ASM_API);
    }

    public static Map<String, List<CodeCall>> of(byte[] classFile) {
        var reading = new CodeCalls();
        OpenedClassReader.of(classFile).accept(reading, ClassReader.SKIP_FRAMES);
        return reading.calls;
    }

    @Override
    public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] thrown) {
        return new InMethod(calls.computeIfAbsent(name, key -> new ArrayList<>()));
    }

    private static final class InMethod extends MethodVisitor {

        private final List<CodeCall> calls;
        private int line;

        InMethod(List<CodeCall> calls) {
            super(OpenedClassReader.ASM_API);
            this.calls = calls;
        }

        @Override
        public void visitLineNumber(int now, Label start) {
            line = now;
        }

        @Override
        public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
            calls.add(new CodeCall(line, owner.replace('/', '.'), name, descriptor, false));
        }

        @Override
        public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
            if (bootstrap.getOwner().equals(LAMBDAS)) {
                var body = (Handle) arguments[1];
                calls.add(new CodeCall(line, body.getOwner().replace('/', '.'), body.getName(), body.getDesc(), true));
            }
        }
    }
}
