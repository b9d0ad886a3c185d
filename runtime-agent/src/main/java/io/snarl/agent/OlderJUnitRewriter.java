package io.snarl.agent;

import io.snarl.agent.hooks.ThreadSlot;
import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.security.ProtectionDomain;
import java.util.Map;
import java.util.Set;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/**
 * Makes old versions of JUnit, which load no filters and report no dynamic tests to extensions, ask which seed tests to
 * run.
 *
 * <p>Those before platform 1.7 and Jupiter 5.8: they are finished, so what they are like inside stays true. Newer ones find
 * what they ask by the service loader.
 */
final class OlderJUnitRewriter implements ClassFileTransformer {

    private static final String CALLED = "io/snarl/agent/seed/junit/OlderJUnitSupport";

    private static final String REQUEST = "org/junit/platform/launcher/core/LauncherDiscoveryRequestBuilder";
    private static final String ONLY_BEFORE_FILTERS = "org/junit/platform/launcher/core/Root.class";

    private static final String DESCRIPTORS = "org/junit/jupiter/engine/descriptor/";
    private static final Set<String> SKIPPABLE = Set.of(
            DESCRIPTORS + "JupiterTestDescriptor",
            DESCRIPTORS + "DynamicNodeTestDescriptor",
            DESCRIPTORS + "DynamicTestTestDescriptor");
    private static final String SINCE_DYNAMIC_TESTS =
            "org/junit/jupiter/api/extension/DynamicTestInvocationContext.class";
    private static final String SKIPPING = "org/junit/platform/engine/support/hierarchical/Node$SkipResult";

    private final Instrumentation instrumentation;

    OlderJUnitRewriter(Instrumentation instrumentation) {
        this.instrumentation = instrumentation;
    }

    @Override
    public byte[] transform(
            Module module,
            ClassLoader loader,
            String internalName,
            Class<?> redefined,
            ProtectionDomain domain,
            byte[] bytes) {
        if (internalName == null || !internalName.startsWith("org/junit/")) {
            return null;
        }
        ThreadSlot.pause();
        try {
            if (internalName.equals(REQUEST) && loader.getResource(ONLY_BEFORE_FILTERS) != null) {
                return rewrite(module, bytes, "build", OlderJUnitRewriter::addFilter);
            }
            if (SKIPPABLE.contains(internalName) && loader.getResource(SINCE_DYNAMIC_TESTS) == null) {
                return rewrite(module, bytes, "shouldBeSkipped", OlderJUnitRewriter::skipWhatIsNotLeft);
            }
            return null;
        } finally {
            ThreadSlot.resume();
        }
    }

    /** Code that is inserted at the start of a method. */
    private interface Prologue {
        void write(MethodVisitor method);
    }

    private byte[] rewrite(Module module, byte[] bytes, String name, Prologue prologue) {
        if (module.isNamed()) {
            Set<Module> agent = Set.of(OlderJUnitRewriter.class.getModule());
            instrumentation.redefineModule(module, agent, Map.of(), Map.of(), Set.of(), Map.of());
        }
        var reader = new ClassReader(bytes);
        var writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        reader.accept(
                new ClassVisitor(Opcodes.ASM9, writer) {
                    @Override
                    public MethodVisitor visitMethod(
                            int access, String method, String descriptor, String signature, String[] exceptions) {
                        MethodVisitor code = super.visitMethod(access, method, descriptor, signature, exceptions);
                        return method.equals(name) && (access & Opcodes.ACC_BRIDGE) == 0
                                ? new MethodVisitor(Opcodes.ASM9, code) {
                                    @Override
                                    public void visitCode() {
                                        super.visitCode();
                                        prologue.write(mv);
                                    }
                                }
                                : code;
                    }
                },
                0);
        return writer.toByteArray();
    }

    private static void addFilter(MethodVisitor method) {
        method.visitVarInsn(Opcodes.ALOAD, 0);
        method.visitMethodInsn(Opcodes.INVOKESTATIC, CALLED, "addFilter", "(L" + REQUEST + ";)V", false);
    }

    private static void skipWhatIsNotLeft(MethodVisitor method) {
        var left = new Label();
        method.visitVarInsn(Opcodes.ALOAD, 0);
        method.visitMethodInsn(
                Opcodes.INVOKESTATIC, CALLED, "leavesOut", "(Lorg/junit/platform/engine/TestDescriptor;)Z", false);
        method.visitJumpInsn(Opcodes.IFEQ, left);
        method.visitLdcInsn("another JVM runs it, or has");
        method.visitMethodInsn(Opcodes.INVOKESTATIC, SKIPPING, "skip", "(Ljava/lang/String;)L" + SKIPPING + ";", false);
        method.visitInsn(Opcodes.ARETURN);
        method.visitLabel(left);
        method.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
    }
}
