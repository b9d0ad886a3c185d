package io.snarl.core.source.classfile;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.utility.OpenedClassReader;

/** Reads the source lines of each method from a class file. */
public final class CodeLines extends ClassVisitor {

    private final Map<String, List<Integer>> lines = new HashMap<>();

    private CodeLines() {
        super(OpenedClassReader.ASM_API);
    }

    public static Map<String, List<Integer>> of(byte[] classFile) {
        var reading = new CodeLines();
        OpenedClassReader.of(classFile).accept(reading, ClassReader.SKIP_FRAMES);
        return reading.lines;
    }

    @Override
    public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] thrown) {
        List<Integer> ofMethod = lines.computeIfAbsent(name, key -> new ArrayList<>());
        return new MethodVisitor(OpenedClassReader.ASM_API) {
            @Override
            public void visitLineNumber(int line, Label start) {
                ofMethod.add(line);
            }
        };
    }
}
