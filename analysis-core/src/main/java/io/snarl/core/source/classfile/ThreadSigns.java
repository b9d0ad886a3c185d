package io.snarl.core.source.classfile;

import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;
import net.bytebuddy.jar.asm.AnnotationVisitor;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.FieldVisitor;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.utility.OpenedClassReader;

/**
 * Reads from a class file whether its author has thought of several threads. What is static says something of static state
 * only, and what a method uses in passing says nothing of what the object holds.
 */
public final class ThreadSigns extends ClassVisitor {

    private static final String CONCURRENT = "java/util/concurrent/";

    /** Collections whose every method locks, and instead of which there is one that does not; a stack comes with its lock in any case. */
    private static final Set<String> SYNCHRONIZED = Set.of("java/util/Vector", "java/util/Hashtable");

    /** How the names of types of java.util.concurrent end that are used for other reasons than to share an object. */
    private static final Pattern OTHERWISE = Pattern.compile(
            ".*(TimeUnit|Callable|Executor|ExecutorService|ThreadFactory|ThreadLocalRandom|Future|Stage|Exception"
                    + "|ForkJoinPool|CompletionService)");

    /** Fields by which others are changed atomically. */
    private static final Pattern UPDATER = Pattern.compile("Ljava/lang/invoke/VarHandle;|L.*FieldUpdater;|L.*/Unsafe;");

    /** Listeners are kept from threads in classes that otherwise are not. */
    private static final Pattern OF_LISTENERS = Pattern.compile("(add|remove|fire)\\w*Listeners?");

    private static final Pattern AROUND = Pattern.compile("this\\$\\d+");

    private final Set<String> marks;
    private final Set<String> markedBy = new HashSet<>();
    private boolean annotated;
    private boolean denied;
    private boolean ofObjects;
    private final Set<String> locking = new HashSet<>();

    private ThreadSigns(Set<String> marks) {
        super(OpenedClassReader.ASM_API);
        this.marks = marks;
    }

    /**
     * Reads a class file.
     *
     * @param marks the annotations of a user's own that say of a class that it is thread-safe
     */
    public static ThreadSigns of(byte[] classFile, Set<String> marks) {
        var signs = new ThreadSigns(marks);
        OpenedClassReader.of(classFile).accept(signs, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
        return signs;
    }

    /** Tells whether an annotation says that it is thread-safe. */
    public boolean isAnnotated() {
        return annotated;
    }

    /** Tells whether it carries a user's own annotation that says so. */
    public boolean isMarkedBy(String annotation) {
        return markedBy.contains(annotation);
    }

    /** Tells whether an annotation says that it is not. */
    public boolean isDenied() {
        return denied;
    }

    /**
     * Tells whether its objects lock, have fields that are made to be shared, or are said to be thread-safe.
     *
     * @param besides methods by their names and descriptors, of which it says nothing that they lock
     */
    public boolean hasAny(Set<String> besides) {
        return annotated || ofObjects || !besides.containsAll(locking);
    }

    @Override
    public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
        // By their simple names, which they have in every package that brings them.
        annotated |= descriptor.endsWith("/ThreadSafe;") || isMark(descriptor);
        denied |= descriptor.endsWith("/NotThreadSafe;");
        return descriptor.startsWith("Lorg/apache/") && descriptor.endsWith("/annotation/Contract;")
                ? new ThreadingContract()
                : null;
    }

    private boolean isMark(String descriptor) {
        String name = Annotations.nameIn(descriptor);
        return marks.contains(name) && markedBy.add(name);
    }

    /** How Apache HttpComponents say it. */
    private final class ThreadingContract extends AnnotationVisitor {

        ThreadingContract() {
            super(OpenedClassReader.ASM_API);
        }

        @Override
        public void visitEnum(String name, String descriptor, String value) {
            annotated |= value.startsWith("SAFE");
            denied |= value.startsWith("UNSAFE");
        }
    }

    @Override
    public FieldVisitor visitField(int access, String name, String descriptor, String signature, Object value) {
        ofObjects |= UPDATER.matcher(descriptor).matches();
        boolean isFlag = descriptor.equals("Z");
        if ((access & Opcodes.ACC_VOLATILE) != 0 && !isFlag || isShared(typeIn(descriptor))) {
            add(access);
        }
        return new FieldVisitor(OpenedClassReader.ASM_API) {

            @Override
            public AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
                if (annotation.endsWith("/GuardedBy;")) {
                    add(access);
                }
                return null;
            }
        };
    }

    private static String typeIn(String descriptor) {
        return descriptor.startsWith("L") ? descriptor.substring(1, descriptor.length() - 1) : "";
    }

    private static boolean isShared(String type) {
        return SYNCHRONIZED.contains(type)
                || type.startsWith(CONCURRENT) && !OTHERWISE.matcher(type).matches();
    }

    private void add(int access) {
        ofObjects |= (access & Opcodes.ACC_STATIC) == 0;
    }

    private void addLock(int access, String method) {
        if ((access & Opcodes.ACC_STATIC) == 0) {
            locking.add(method);
        }
    }

    @Override
    public MethodVisitor visitMethod(int access, String name, String descriptor, String signature, String[] thrown) {
        if (OF_LISTENERS.matcher(name).matches()) {
            return null;
        }
        if ((access & Opcodes.ACC_SYNCHRONIZED) != 0) {
            addLock(access, name + descriptor);
        }
        // What a constructor makes is mostly kept in a field, whatever that is declared as.
        boolean makesParts = name.equals("<init>");
        return new MethodVisitor(OpenedClassReader.ASM_API) {
            private String read = "";

            @Override
            public void visitFieldInsn(int opcode, String owner, String field, String type) {
                read = field;
            }

            @Override
            public void visitInsn(int opcode) {
                // Who locks the object around does it for what that has.
                if (opcode == Opcodes.MONITORENTER && !AROUND.matcher(read).matches()) {
                    addLock(access, name + descriptor);
                }
            }

            @Override
            public void visitTypeInsn(int opcode, String type) {
                if (makesParts && opcode == Opcodes.NEW && isShared(type)) {
                    add(access);
                }
            }

            @Override
            public void visitMethodInsn(int opcode, String owner, String called, String type, boolean isInterface) {
                if (makesParts && owner.equals("java/util/Collections") && called.startsWith("synchronized")) {
                    add(access);
                }
            }
        };
    }
}
