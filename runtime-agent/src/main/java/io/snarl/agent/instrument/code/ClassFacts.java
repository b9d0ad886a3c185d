package io.snarl.agent.instrument.code;

import io.snarl.contract.trace.TracedClass;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import net.bytebuddy.jar.asm.AnnotationVisitor;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.FieldVisitor;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/** Facts about a class and its methods that are needed before its first instruction is rewritten. */
public final class ClassFacts extends ClassVisitor {

    private final Map<String, MethodFacts> methods = new HashMap<>();
    private final Set<String> methodNames = new HashSet<>();
    private EnclosingMethodIndex made;
    private String name;
    private String sourceFile;
    private int flags;
    private int firstLine;
    private boolean maySerialize;
    private boolean hasSerialVersion;
    private boolean hasSynchronizedMethods;
    private boolean isThreadSafe;
    private boolean hasSharedFields;

    private ClassFacts() {
        super(Opcodes.ASM9);
    }

    public static ClassFacts of(ClassReader reader) {
        var facts = new ClassFacts();
        reader.accept(facts, ClassReader.EXPAND_FRAMES);
        return facts;
    }

    public String sourceFile() {
        return sourceFile;
    }

    public int flags() {
        return isForThreads() ? flags | TracedClass.FOR_THREADS : flags;
    }

    /** A guess that costs nothing, by which it is decided which traces come first; the analysis looks again, and more closely. */
    private boolean isForThreads() {
        return isThreadSafe
                || hasSharedFields
                || hasSynchronizedMethods
                || methods.values().stream().anyMatch(MethodFacts::locks);
    }

    /** Returns the first line of an anonymous class, which is where its source stands; 0 for other classes. */
    public int anonymousLine() {
        return (flags & TracedClass.ANONYMOUS) != 0 ? firstLine : 0;
    }

    /** Returns whether the JDK computes the version of serialized objects from the members of the class and their modifiers. */
    public boolean mayComputeSerialVersion() {
        return maySerialize && !hasSerialVersion;
    }

    public boolean hasSynchronizedMethods() {
        return hasSynchronizedMethods;
    }

    /** Returns whether one of its methods has a reference to a method whose calls are replaced. */
    public boolean refersToReplaced() {
        return methods.values().stream().anyMatch(MethodFacts::refersToReplaced);
    }

    /** Returns what its methods make. */
    public EnclosingMethodIndex made() {
        return made;
    }

    public MethodFacts method(String methodName, String descriptor) {
        return methods.get(methodName + descriptor);
    }

    @Override
    public void visit(int version, int access, String name, String signature, String superName, String[] interfaces) {
        this.name = name;
        this.made = new EnclosingMethodIndex(name);
        // A superclass may be serializable too, and it is not worth while to look.
        maySerialize = List.of(interfaces).contains("java/io/Serializable") || !"java/lang/Object".equals(superName);
        if ((access & Opcodes.ACC_ENUM) != 0) {
            flags |= TracedClass.ENUM;
        }
    }

    @Override
    public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
        isThreadSafe |= descriptor.endsWith("/ThreadSafe;");
        return null;
    }

    @Override
    public FieldVisitor visitField(int access, String field, String descriptor, String signature, Object value) {
        hasSerialVersion |= field.equals("serialVersionUID");
        hasSharedFields |= (access & Opcodes.ACC_VOLATILE) != 0 || descriptor.startsWith("Ljava/util/concurrent/");
        return null;
    }

    @Override
    public void visitSource(String source, String debug) {
        sourceFile = source;
    }

    @Override
    public void visitInnerClass(String inner, String outerName, String innerName, int access) {
        if (inner.equals(name) && innerName == null) {
            flags |= TracedClass.ANONYMOUS;
        }
    }

    @Override
    public MethodVisitor visitMethod(
            int access, String methodName, String descriptor, String signature, String[] exceptions) {
        var facts = new MethodFacts(
                name,
                line -> firstLine = firstLine == 0 ? line : Math.min(firstLine, line),
                methodNames::contains,
                made.method(access, methodName, descriptor));
        methodNames.add(methodName);
        hasSynchronizedMethods |= (access & Opcodes.ACC_SYNCHRONIZED) != 0;
        methods.put(methodName + descriptor, facts);
        return facts;
    }
}
