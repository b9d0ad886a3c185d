package io.snarl.agent.child;

import java.io.File;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.security.ProtectionDomain;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/**
 * Lets {@link Counter} count what programs do. It has nothing in common with the agent under test, whose traces are
 * compared with what it counts.
 */
public final class CountingAgent {

    private CountingAgent() {}

    /**
     * Starts to count.
     *
     * @param origins the directories and jars whose classes are counted, separated as in a class path
     */
    public static void premain(String origins, Instrumentation instrumentation) {
        Counter.activate();
        String[] counted = origins.split(File.pathSeparator);
        instrumentation.addTransformer(new ClassFileTransformer() {
            @Override
            public byte[] transform(
                    ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain, byte[] bytes) {
                return isFrom(counted, domain) ? rewrite(bytes) : null;
            }
        });
    }

    private static boolean isFrom(String[] origins, ProtectionDomain domain) {
        if (domain == null
                || domain.getCodeSource() == null
                || domain.getCodeSource().getLocation() == null) {
            return false;
        }
        String location = domain.getCodeSource().getLocation().getPath();
        for (String origin : origins) {
            if (location.equals(origin) || location.equals(origin + "/")) {
                return true;
            }
        }
        return false;
    }

    private static byte[] rewrite(byte[] bytes) {
        var reader = new ClassReader(bytes);
        var writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        reader.accept(
                new ClassVisitor(Opcodes.ASM9, writer) {
                    @Override
                    public MethodVisitor visitMethod(
                            int access, String name, String descriptor, String signature, String[] thrown) {
                        boolean isSynchronized = (access & Opcodes.ACC_SYNCHRONIZED) != 0;
                        return new CountingMethod(
                                super.visitMethod(access, name, descriptor, signature, thrown), isSynchronized);
                    }
                },
                0);
        return writer.toByteArray();
    }
}
