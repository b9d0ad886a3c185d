package io.snarl.core.lab;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
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

    private final JavaCompiler compiler;
    private final List<Path> classpath;
    private final int sourceLevel;

    /**
     * Makes a compiler.
     *
     * @param sourceLevel the version of Java that the sources are in
     * @throws IOException if this JVM has none
     */
    public TestCompiler(List<Path> classpath, int sourceLevel) throws IOException {
        this.compiler = ToolProvider.getSystemJavaCompiler();
        this.classpath = List.copyOf(classpath);
        this.sourceLevel = sourceLevel;
        if (compiler == null) {
            throw new IOException("Tests cannot be compiled: " + System.getProperty("java.home")
                    + " has no compiler. Let the toolchain of the project be a JDK and not a JRE.");
        }
    }

    /**
     * Compiles sources.
     *
     * @param sources by the binary names of their classes
     * @param output where the class files go
     * @return what is wrong with those that do not compile, by the names of their classes; if there are any, no class is written
     */
    public Map<String, String> compile(Map<String, String> sources, Path output) {
        var diagnostics = new DiagnosticCollector<JavaFileObject>();
        List<JavaFileObject> files = new ArrayList<>();
        sources.forEach((name, text) -> files.add(new Source(name, text)));
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(diagnostics, Locale.ROOT, null)) {
            compiler.getTask(null, manager, diagnostics, options(output), null, files)
                    .call();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Map<String, String> errors = new TreeMap<>();
        for (Diagnostic<? extends JavaFileObject> diagnostic : diagnostics.getDiagnostics()) {
            if (diagnostic.getKind() == Diagnostic.Kind.ERROR) {
                String name = diagnostic.getSource() instanceof Source source ? source.className : "";
                errors.putIfAbsent(name, diagnostic.getMessage(Locale.ROOT));
            }
        }
        return errors;
    }

    private List<String> options(Path output) {
        return List.of(
                "-d",
                output.toString(),
                "-classpath",
                classpath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)),
                "--release",
                String.valueOf(sourceLevel),
                "-proc:none",
                "-implicit:none",
                "-nowarn",
                "-g",
                "-encoding",
                "UTF-8");
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
