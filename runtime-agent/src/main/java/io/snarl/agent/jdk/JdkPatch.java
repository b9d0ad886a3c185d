package io.snarl.agent.jdk;

import io.snarl.agent.instrument.ClassRewriter;
import io.snarl.agent.jdk.JdkImage.JdkClass;
import io.snarl.agent.site.Sites;
import io.snarl.contract.code.UntouchedCode;
import io.snarl.contract.trace.ClassSort;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Writes patched copies of JDK classes into a jar for each module: the hooks, the {@link RecordedPrimitives}, and the
 * subjects in the JDK.
 */
public final class JdkPatch {

    /** Classes that the hooks, the recorder or the JVM itself need; rewriting them would end in endless recursion. */
    private static final Pattern INDISPENSABLE = Pattern.compile("java\\.lang\\.(Object|Thread(\\$.*|Group|Local.*)?"
            + "|VirtualThread.*|BaseVirtualThread|Class(\\$.*|Loader.*|Value.*)?|Module.*|String(\\$.*|Latin1|UTF16|Coding.*)?"
            + "|System(\\$.*)?|Throwable|StackTraceElement|Shutdown|Runtime|Terminator|WeakPairMap.*)"
            + "|java\\.lang\\.(ref|invoke|module|constant|foreign)\\..*|jdk\\..*|sun\\..*");

    private static final List<String> HOOKS =
            List.of("Fibers", "Heard", "Hooks", "Points", "ThreadControl", "ThreadListener", "ThreadSlot", "ValueCode");

    private final Sites sites;
    private final Consumer<UntouchedCode> untouched;
    private final boolean controlled;
    private final ClassRewriter rewriter;
    private final ClassRewriter waits;
    private final ClassRewriter shared;
    private final JdkImage jdk = new JdkImage();
    private final Map<String, List<MethodPatch>> primitives;

    private JdkPatch(Sites sites, boolean controlled, ClassRewriter rewriter, Consumer<UntouchedCode> untouched) {
        this.sites = sites;
        this.untouched = untouched;
        this.controlled = controlled;
        this.rewriter = rewriter;
        this.waits = ClassRewriter.controlledWaits(sites, true, untouched);
        this.shared = ClassRewriter.controlledCalls(sites, untouched);
        this.primitives = new RecordedPrimitives(controlled).byClass();
    }

    /** Creates copies for a JVM whose tests are recorded. */
    public static JdkPatch recorded(Sites sites, boolean branches, Consumer<UntouchedCode> untouched) {
        return new JdkPatch(sites, false, ClassRewriter.ofJdk(sites, branches, untouched), untouched);
    }

    /** Creates copies for a JVM whose tests are run under control. */
    public static JdkPatch controlled(Sites sites, Consumer<UntouchedCode> untouched) {
        return new JdkPatch(sites, true, ClassRewriter.controlled(sites, true, untouched), untouched);
    }

    /**
     * Writes the copies; returns the modules that they belong to.
     *
     * @param named the classes that were named as subjects
     * @param leftOut classes that are no subjects, though they are named or come with one that is
     */
    public Set<String> write(Path directory, Predicate<String> named, Predicate<String> leftOut) throws IOException {
        Set<String> subjects = new JdkSubjects(jdk, leftOut, JdkPatch::isIndispensable)
                .named(named)
                .names();
        try (var jars = new ModuleJars(directory)) {
            write(jars, subjects);
            return jars.modules();
        }
    }

    private void write(ModuleJars jars, Set<String> subjects) throws IOException {
        var fields = new ThreadFields(bytesOfHook("ThreadSlot"));
        for (String hook : HOOKS) {
            byte[] bytes = switch (hook) {
                case "Fibers" -> FiberMethods.fibers(bytesOfHook(hook));
                case "ThreadSlot" -> fields.slot();
                default -> bytesOfHook(hook);
            };
            jars.add("java.base", "io/snarl/agent/hooks/" + hook, bytes);
        }
        if (FiberMethods.areThere()) {
            jars.add("java.base", "io/snarl/agent/hooks/FiberStack", FiberMethods.stack());
        }
        for (String name : new TreeSet<>(primitives.keySet())) {
            JdkClass primitive = jdk.inBase(name);
            // Classes such as VirtualThread do not exist in every JDK.
            if (primitive != null && !isRewritten(primitive.name(), subjects)) {
                jars.add("java.base", name, patched(primitive, fields));
            }
        }
        for (JdkClass type : jdk.matching(name -> isRewritten(name, subjects))) {
            writeRewritten(jars, type, subjects.contains(type.name()), fields);
        }
    }

    private boolean isRewritten(String name, Set<String> subjects) {
        return subjects.contains(name)
                || controlled && (ControlledScope.isData(name) || ControlledScope.isWaiting(name));
    }

    private void writeRewritten(ModuleJars jars, JdkClass type, boolean subject, ThreadFields fields)
            throws IOException {
        byte[] bytes = patched(type, fields);
        if (isIndispensable(type.name())) {
            untouched.accept(UntouchedCode.ofClass(type.name(), "the agent or the JVM itself cannot do without it"));
        } else {
            ClassSort sort = subject ? ClassSort.SUBJECT : ClassSort.OTHER;
            byte[] rewritten = rewriterOf(type.name(), subject).rewrite(type.name(), sort, bytes);
            bytes = rewritten == null ? bytes : rewritten;
        }
        jars.add(type.module(), type.internalName(), bytes);
    }

    private static boolean isIndispensable(String name) {
        return INDISPENSABLE.matcher(name).matches();
    }

    private ClassRewriter rewriterOf(String name, boolean subject) {
        if (subject || ControlledScope.isData(name)) {
            return rewriter;
        }
        return ControlledScope.isShared(name) ? shared : waits;
    }

    private byte[] patched(JdkClass type, ThreadFields fields) throws IOException {
        List<MethodPatch> patches = primitives.get(type.internalName());
        return patches == null ? type.bytes() : ClassPatcher.of(type.bytes(), patches, sites, fields, controlled);
    }

    private static byte[] bytesOfHook(String name) throws IOException {
        try (InputStream in = JdkPatch.class.getResourceAsStream("/io/snarl/agent/hooks/" + name + ".class")) {
            return in.readAllBytes();
        }
    }
}
