package io.snarl.agent.instrument;

import io.snarl.agent.instrument.code.ClassFacts;
import io.snarl.agent.instrument.code.CopiedBody;
import io.snarl.agent.instrument.code.MethodCode;
import io.snarl.agent.instrument.code.MethodFacts;
import io.snarl.agent.instrument.code.MethodReferences;
import io.snarl.agent.instrument.code.SerialVersion;
import io.snarl.agent.instrument.event.CallReports;
import io.snarl.agent.site.CodeClass;
import io.snarl.agent.site.CodeMethod;
import io.snarl.agent.site.Sites;
import io.snarl.contract.code.UntouchedCode;
import io.snarl.contract.trace.ClassSort;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassTooLargeException;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.MethodTooLargeException;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/** Rewrites a class so that it reports what it does; code that cannot be rewritten is left as it is and named. */
public final class ClassRewriter {

    private final Sites sites;
    private final boolean branches;
    private final boolean jdk;
    private final Purpose purpose;
    private final Consumer<UntouchedCode> untouched;

    /** What the rewritten class is for. */
    private enum Purpose {
        RECORDED,
        CONTROLLED,
        /** Controlled, and calls and new objects are reported. */
        CONTROLLED_INDEXED,
        /** Controlled, but reads and writes are no steps. */
        CONTROLLED_WAITS,
        /** The same, but each call of a public method is a step. */
        CONTROLLED_CALLS
    }

    private ClassRewriter(
            Sites sites, boolean branches, boolean jdk, Purpose purpose, Consumer<UntouchedCode> untouched) {
        this.sites = sites;
        this.branches = branches;
        this.jdk = jdk;
        this.purpose = purpose;
        this.untouched = untouched;
    }

    /** Rewrites classes of a program. */
    public static ClassRewriter ofProgram(Sites sites, boolean branches, Consumer<UntouchedCode> untouched) {
        return new ClassRewriter(sites, branches, false, Purpose.RECORDED, untouched);
    }

    /** Rewrites classes of the JDK. */
    public static ClassRewriter ofJdk(Sites sites, boolean branches, Consumer<UntouchedCode> untouched) {
        return new ClassRewriter(sites, branches, true, Purpose.RECORDED, untouched);
    }

    /** Rewrites classes, of a program or of the JDK, so that their threads can be controlled. */
    public static ClassRewriter controlled(Sites sites, boolean jdk, Consumer<UntouchedCode> untouched) {
        return new ClassRewriter(sites, false, jdk, Purpose.CONTROLLED, untouched);
    }

    /** Rewrites classes of a program so that their threads can be controlled and their objects named by how they were made. */
    public static ClassRewriter controlledAndIndexed(Sites sites, Consumer<UntouchedCode> untouched) {
        return new ClassRewriter(sites, false, false, Purpose.CONTROLLED_INDEXED, untouched);
    }

    /** Rewrites classes so that threads can be controlled where they wait for each other, and nowhere else. */
    public static ClassRewriter controlledWaits(Sites sites, boolean jdk, Consumer<UntouchedCode> untouched) {
        return new ClassRewriter(sites, false, jdk, Purpose.CONTROLLED_WAITS, untouched);
    }

    /** Rewrites classes of the JDK so that threads can be controlled where they wait or call a public method. */
    public static ClassRewriter controlledCalls(Sites sites, Consumer<UntouchedCode> untouched) {
        return new ClassRewriter(sites, false, true, Purpose.CONTROLLED_CALLS, untouched);
    }

    /** Returns the bytes of the rewritten class, or null if it must stay as it is. */
    public byte[] rewrite(String name, ClassSort sort, byte[] original) {
        try {
            var reader = new ClassReader(original);
            ClassFacts facts = ClassFacts.of(reader);
            if (purpose != Purpose.RECORDED && facts.refersToReplaced()) {
                reader = new ClassReader(MethodReferences.asLambdas(reader));
                facts = ClassFacts.of(reader);
            }
            var rewritten = new CodeClass(name, sort, facts.flags(), facts.sourceFile(), facts.anonymousLine());
            byte[] bytes = rewrite(reader, facts, rewritten);
            sites.add(rewritten);
            if (!jdk) {
                facts.made().addTo(sites.names());
            }
            return bytes;
        } catch (ClassTooLargeException e) {
            untouched.accept(UntouchedCode.ofClass(name, "the class would have more constants than a class may have"));
        } catch (RuntimeException | LinkageError | StackOverflowError e) {
            // Whatever the class is like, the test must run as it does without the agent.
            untouched.accept(UntouchedCode.ofClass(name, "its bytes could not be rewritten: " + e));
        }
        return null;
    }

    /** Tries again with one body for each method that becomes longer than a method may be, and if need be without it. */
    private byte[] rewrite(ClassReader reader, ClassFacts facts, CodeClass rewritten) {
        Set<String> large = new HashSet<>();
        Set<String> tooLarge = new HashSet<>();
        while (true) {
            var writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
            reader.accept(new Rewriting(writer, reader, facts, rewritten, large, tooLarge), ClassReader.EXPAND_FRAMES);
            try {
                byte[] bytes = writer.toByteArray();
                nameNativeMethods(reader, rewritten);
                return bytes;
            } catch (MethodTooLargeException e) {
                String method = e.getMethodName() + e.getDescriptor();
                if (large.add(method)) {
                    continue;
                }
                if (!tooLarge.add(method)) {
                    throw e;
                }
                untouched.accept(UntouchedCode.ofMethod(rewritten.name(), method, "it would be longer than 64 KB"));
            }
        }
    }

    private void nameNativeMethods(ClassReader reader, CodeClass rewritten) {
        if (rewritten.sort() != ClassSort.SUBJECT) {
            return;
        }
        var natives = new ClassVisitor(Opcodes.ASM9) {
            @Override
            public MethodVisitor visitMethod(
                    int access, String name, String descriptor, String signature, String[] exceptions) {
                if ((access & Opcodes.ACC_NATIVE) != 0) {
                    untouched.accept(UntouchedCode.ofMethod(rewritten.name(), name + descriptor, "it is native"));
                }
                return null;
            }
        };
        reader.accept(natives, ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    }

    /** One attempt at rewriting a class. */
    private final class Rewriting extends ClassVisitor {

        private final ClassReader reader;
        private final ClassFacts facts;
        private final CodeClass rewritten;
        private final Set<String> large;
        private final Set<String> tooLarge;
        private int version;

        Rewriting(
                ClassVisitor out,
                ClassReader reader,
                ClassFacts facts,
                CodeClass rewritten,
                Set<String> large,
                Set<String> tooLarge) {
            super(Opcodes.ASM9, out);
            this.reader = reader;
            this.facts = facts;
            this.rewritten = rewritten;
            this.large = large;
            this.tooLarge = tooLarge;
        }

        @Override
        public void visit(
                int version, int access, String name, String signature, String superName, String[] interfaces) {
            // The upper half is the minor version, which marks classes that use previews.
            this.version = version & 0xFFFF;
            super.visit(version, access, name, signature, superName, interfaces);
        }

        /** Other than where it is only recorded, each synchronized method loses that modifier. */
        @Override
        public void visitEnd() {
            if (purpose != Purpose.RECORDED && facts.hasSynchronizedMethods() && facts.mayComputeSerialVersion()) {
                int access = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL | Opcodes.ACC_SYNTHETIC;
                super.visitField(access, "serialVersionUID", "J", null, SerialVersion.of(reader))
                        .visitEnd();
            }
            super.visitEnd();
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String descriptor, String signature, String[] exceptions) {
            boolean hasCode = (access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) == 0;
            if (!hasCode || tooLarge.contains(name + descriptor)) {
                return super.visitMethod(access, name, descriptor, signature, exceptions);
            }
            MethodFacts methodFacts = facts.method(name, descriptor);
            boolean isSynchronized = (access & Opcodes.ACC_SYNCHRONIZED) != 0;
            String obstacle = obstacle(access, name, methodFacts);
            if (obstacle != null) {
                untouched.accept(UntouchedCode.ofMethod(rewritten.name(), name + descriptor, obstacle));
                return super.visitMethod(access, name, descriptor, signature, exceptions);
            }
            boolean staysSynchronized =
                    isSynchronized && purpose == Purpose.RECORDED && facts.mayComputeSerialVersion();
            int newAccess = staysSynchronized ? access : access & ~Opcodes.ACC_SYNCHRONIZED;
            MethodVisitor out = super.visitMethod(newAccess, name, descriptor, signature, exceptions);
            var method = new CodeMethod(rewritten, name, descriptor, access);
            String hooks = purpose == Purpose.RECORDED ? MethodCode.HOOKS : MethodCode.POINTS;
            boolean recorded = purpose == Purpose.RECORDED;
            // What is heard of a method is told in return for the report that it is entered.
            boolean keepsHeard = recorded && !method.isPartOfCall();
            var code = new MethodCode(out, method, methodFacts, version, sites, jdk, hooks, keepsHeard);
            return recorded ? recorded(code, isSynchronized, staysSynchronized) : controlled(code, isSynchronized);
        }

        /** Adds a second body for runs without a listener, unless the method runs once or must be heard in any case. */
        private MethodVisitor recorded(MethodCode code, boolean isSynchronized, boolean staysSynchronized) {
            String name = code.methodName();
            if (name.equals("<clinit>")
                    || large.contains(name + code.methodDescriptor())
                    || code.method().isPartOfCall()
                    || code.isTestCode() && code.facts().setsProperties()) {
                return new MethodRewriter(code, isSynchronized, staysSynchronized, branches, null);
            }
            var body = new CopiedBody();
            var unheard = new UnrecordedBody(code.unheard(), isSynchronized && !staysSynchronized, body);
            return body.before(new MethodRewriter(code, isSynchronized, staysSynchronized, branches, unheard));
        }

        private MethodVisitor controlled(MethodCode code, boolean isSynchronized) {
            boolean indexed = purpose == Purpose.CONTROLLED_INDEXED;
            boolean accesses = purpose == Purpose.CONTROLLED || indexed;
            return new ControlledMethod(
                    code,
                    isSynchronized,
                    accesses,
                    purpose == Purpose.CONTROLLED_CALLS,
                    new CallReports(code, indexed));
        }

        private static String obstacle(int access, String name, MethodFacts facts) {
            boolean locksThis = (access & Opcodes.ACC_SYNCHRONIZED) != 0 && (access & Opcodes.ACC_STATIC) == 0;
            if (locksThis && facts.losesThis()) {
                return "it is synchronized and overwrites its own 'this'";
            }
            if (name.equals("<init>") && facts.superCalls() != 1) {
                return "it calls another constructor in several places";
            }
            return null;
        }
    }
}
