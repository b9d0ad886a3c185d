package io.snarl.agent.jdk;

import io.snarl.agent.instrument.code.MethodCode;
import io.snarl.agent.site.CodeClass;
import io.snarl.agent.site.CodeMethod;
import io.snarl.agent.site.Sites;
import io.snarl.contract.trace.ClassSort;
import java.util.List;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.FieldVisitor;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/** Patches a class of the JDK. */
final class ClassPatcher extends ClassVisitor {

    private static final String WORKER = "java.util.concurrent.ThreadPoolExecutor$Worker";

    private final List<MethodPatch> patches;
    private final Sites sites;
    private final boolean controlled;
    private CodeClass type;
    private String sourceFile;
    private int version;

    private ClassPatcher(ClassVisitor out, List<MethodPatch> patches, Sites sites, boolean controlled) {
        super(Opcodes.ASM9, out);
        this.patches = patches;
        this.sites = sites;
        this.controlled = controlled;
    }

    /** Returns the bytes of the class with its patches and, if it is {@code Thread}, with further fields. */
    static byte[] of(byte[] original, List<MethodPatch> patches, Sites sites, ThreadFields fields, boolean controlled) {
        var reader = new ClassReader(original);
        var writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        reader.accept(new ClassPatcher(writer, patches, sites, controlled), ClassReader.EXPAND_FRAMES);
        if (reader.getClassName().equals(RecordedPrimitives.THREAD)) {
            fields.addTo(writer);
            FiberMethods.addTo(writer);
        }
        return writer.toByteArray();
    }

    @Override
    public void visit(int version, int access, String name, String signature, String superName, String[] interfaces) {
        this.version = version;
        this.type = new CodeClass(name.replace('/', '.'), ClassSort.OTHER, 0, null, 0);
        super.visit(version, access, name, signature, superName, interfaces);
    }

    @Override
    public void visitSource(String source, String debug) {
        sourceFile = source;
        type = new CodeClass(type.name(), type.sort(), type.flags(), sourceFile, 0);
        super.visitSource(source, debug);
    }

    @Override
    public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] thrown) {
        for (MethodPatch patch : patches) {
            if (patch.concerns(name, descriptor)) {
                var method = new CodeMethod(type, name, descriptor, access);
                if (patch.question() != null) {
                    return askedMethod(patch.question(), method, signature, thrown);
                }
                MethodVisitor out = super.visitMethod(access, name, descriptor, signature, thrown);
                return new MethodPatcher(MethodCode.ofPatch(out, method, version, sites, controlled), patch);
            }
        }
        return super.visitMethod(access, name, descriptor, signature, thrown);
    }

    /** Replaces a method by one that asks a hook first; the original is kept under a name of its own. */
    private MethodVisitor askedMethod(
            MethodPatch.Question question, CodeMethod method, String signature, String[] thrown) {
        int access = method.access();
        MethodVisitor asking = super.visitMethod(
                access & ~Opcodes.ACC_SYNCHRONIZED, method.name(), method.descriptor(), signature, thrown);
        String kept = "snarl$" + method.name();
        DelegatingMethod.emit(MethodCode.ofPatch(asking, method, version, sites, controlled), question, kept);
        int visibility = Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED | Opcodes.ACC_PRIVATE;
        return super.visitMethod(
                access & ~visibility | Opcodes.ACC_PRIVATE, kept, method.descriptor(), signature, thrown);
    }

    /**
     * A pool keeps its workers in a hash table. Identity hashes and numbers of threads differ in each execution, and with them
     * the order of the workers; those with the same hash are in the order in which they were added.
     */
    @Override
    public void visitEnd() {
        if (controlled && type.name().equals(WORKER)) {
            MethodVisitor hash = super.visitMethod(Opcodes.ACC_PUBLIC, "hashCode", "()I", null, null);
            hash.visitCode();
            hash.visitInsn(Opcodes.ICONST_0);
            hash.visitInsn(Opcodes.IRETURN);
            hash.visitMaxs(0, 0);
            hash.visitEnd();
        }
        super.visitEnd();
    }

    /** Lets classes of other packages, which are ours, see fields of {@code Thread}. */
    @Override
    public FieldVisitor visitField(int access, String name, String descriptor, String signature, Object value) {
        boolean needed = type.name().equals("java.lang.Thread") && ThreadFields.EXISTING.contains(name);
        int visible = needed ? access & ~Opcodes.ACC_PRIVATE | Opcodes.ACC_PUBLIC : access;
        return super.visitField(visible, name, descriptor, signature, value);
    }
}
