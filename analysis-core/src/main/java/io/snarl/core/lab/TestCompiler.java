package io.snarl.core.lab;

import io.snarl.core.file.WriteProblem;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles sources of tests with the compiler of the running JDK. */
public final class TestCompiler {

    /** How the compiler names the problem that a class file cannot be written. */
    private static final String NOT_WRITTEN = "compiler.err.class.cant.write";

    /** What is wrong with a source that takes more memory than there is. */
    public static final String NO_MEMORY = "there is not enough memory to compile it";

    private static final String PROBE = "SnarlProbe";

    private final JavaCompiler compiler;
    /** The same for all, since it remembers what is in the jars of the class path. */
    private final StandardJavaFileManager manager;

    private final List<Path> classpath;
    private final List<String> level;

    /**
     * Makes a compiler.
     *
     * @param sourceLevel the version of Java that the sources are in
     * @param release whether they may use no newer JDK than that
     * @throws IOException if this JVM has none
     */
    public TestCompiler(List<Path> classpath, int sourceLevel, boolean release) throws IOException {
        this.compiler = ToolProvider.getSystemJavaCompiler();
        this.classpath = List.copyOf(classpath);
        String level = String.valueOf(sourceLevel);
        // Tests that are compiled without the option may use the API of the JDK that they run on, and what is made of
        // them, too.
        this.level = release ? List.of("--release", level) : List.of("-source", level, "-target", level);
        if (compiler == null) {
            throw new IOException("Tests cannot be compiled: " + System.getProperty("java.home")
                    + " has no compiler. Let the toolchain of the project be a JDK and not a JRE.");
        }
        this.manager = compiler.getStandardFileManager(null, Locale.ROOT, null);
    }

    /**
     * Compiles sources; those that do not compile, or make the compiler fail, do no harm to the others.
     *
     * @param sources by the binary names of their classes
     * @param output where the class files go
     * @return what is wrong with those that do not compile, by the names of their classes
     * @throws IOException if nothing at all can be compiled, or class files cannot be written
     */
    public Map<String, String> compile(Map<String, String> sources, Path output) throws IOException {
        return compile(sources, output, new WrittenClasses());
    }

    /** Does the same, and takes down which class files it has written. */
    Map<String, String> compile(Map<String, String> sources, Path output, WrittenClasses written) throws IOException {
        Map<String, String> rejected = new TreeMap<>();
        Map<String, String> left = new LinkedHashMap<>(sources);
        while (!left.isEmpty()) {
            Compiled compiled = compileOnce(left, output, written);
            if (compiled.done()) {
                return rejected;
            }
            rejected.putAll(compiled.errors());
            boolean knowsWhich = left.keySet().removeAll(compiled.errors().keySet());
            if (!knowsWhich) {
                rejected.putAll(inHalves(left, output, written, compiled.words()));
                return rejected;
            }
        }
        return rejected;
    }

    /** Looks for the source that makes the compiler fail without saying which it is. */
    private Map<String, String> inHalves(Map<String, String> sources, Path output, WrittenClasses written, String words)
            throws IOException {
        List<String> names = new ArrayList<>(sources.keySet());
        requireWorking(output);
        if (names.size() == 1) {
            return Map.of(names.get(0), words);
        }
        Map<String, String> first = new LinkedHashMap<>(sources);
        Map<String, String> second = new LinkedHashMap<>(sources);
        first.keySet().retainAll(names.subList(0, names.size() / 2));
        second.keySet().removeAll(first.keySet());
        Map<String, String> rejected = new TreeMap<>(compile(first, output, written));
        rejected.putAll(compile(second, output, written));
        return rejected;
    }

    private void requireWorking(Path output) throws IOException {
        Compiled compiled = compileOnce(Map.of(PROBE, "class " + PROBE + " {}"), output, new WrittenClasses());
        if (compiled.words().equals(NO_MEMORY)) {
            throw new OutOfMemoryError("compiling tests");
        }
        if (!compiled.done()) {
            throw new IOException("Tests cannot be compiled: " + compiled.words());
        }
        Files.deleteIfExists(output.resolve(PROBE + ".class"));
    }

    private Compiled compileOnce(Map<String, String> sources, Path output, WrittenClasses written) throws IOException {
        var diagnostics = new DiagnosticCollector<JavaFileObject>();
        var words = new StringWriter();
        List<JavaFileObject> files = new ArrayList<>();
        sources.forEach((name, text) -> files.add(new Source(name, text)));
        boolean done;
        try {
            done = compiler.getTask(words, written.watching(manager), diagnostics, options(output), null, files)
                    .call();
        } catch (OutOfMemoryError e) {
            return new Compiled(false, Map.of(), NO_MEMORY);
        } catch (RuntimeException | StackOverflowError e) {
            return new Compiled(false, Map.of(), "the compiler fails: " + e);
        }
        Map<String, String> errors = new TreeMap<>();
        String other = words.toString().contains(OutOfMemoryError.class.getName())
                ? NO_MEMORY
                : words.toString().lines().findFirst().orElse("the compiler fails and gives no reason");
        for (Diagnostic<? extends JavaFileObject> diagnostic : diagnostics.getDiagnostics()) {
            if (diagnostic.getKind() == Diagnostic.Kind.ERROR) {
                String message = diagnostic.getMessage(Locale.ROOT);
                if (NOT_WRITTEN.equals(diagnostic.getCode())) {
                    throw WriteProblem.of(output, new IOException(message));
                } else if (diagnostic.getSource() instanceof Source source) {
                    errors.putIfAbsent(source.className, message);
                } else {
                    other = message;
                }
            }
        }
        return new Compiled(done, errors, other);
    }

    /**
     * What came of running the compiler once.
     *
     * @param errors by the names of the classes in which they are
     * @param words what it says besides
     */
    private record Compiled(boolean done, Map<String, String> errors, String words) {}

    private List<String> options(Path output) {
        List<String> options = new ArrayList<>(level);
        options.addAll(List.of(
                "-d",
                output.toString(),
                "-classpath",
                classpath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)),
                "-proc:none",
                "-implicit:none",
                "-nowarn",
                "-g",
                "-encoding",
                "UTF-8"));
        return options;
    }

    private static final class Source extends SimpleJavaFileObject {

        private final String className;
        private final String text;

        Source(String className, String text) {
            super(URI.create("string:///" + className.replace('.', '/') + ".java"), Kind.SOURCE);
            this.className = className;
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
