package io.snarl.core.source;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.core.source.expression.Target;
import io.snarl.core.source.resolve.Types;
import io.snarl.core.source.seed.SeedSources;
import io.snarl.testing.ExpectedFile;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/** A small library and the seed tests of it, compiled for one test. */
public final class SeedProgram {

    private static final Path PROGRAMS = Path.of("src/test/resources/io/snarl/core/source/programs");

    /** Declares what generated tests use of the support that users have. */
    private static final Path SUPPORT = Path.of("src/test/resources/io/snarl/core/source/support");

    private final String name;
    private final Path sources;
    private final Path classes;
    private final Path generated;
    private final boolean withSources;
    private final Types types;

    private SeedProgram(String name, Path directory, boolean withSources) throws IOException {
        this.name = name;
        this.sources = PROGRAMS.resolve(name);
        this.classes = Files.createDirectories(directory.resolve("classes"));
        this.generated = Files.createDirectories(directory.resolve("generated"));
        this.withSources = withSources;
        List<Path> all = new ArrayList<>(filesIn(sources));
        all.addAll(filesIn(SUPPORT));
        compile(all, classes, List.of("-g", "-Xlint:none"));
        List<Path> classPath = new ArrayList<>(List.of(classes));
        runtimeClassPath().forEach(classPath::add);
        this.types = Types.of(classPath);
    }

    private static List<Path> filesIn(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            return files.filter(file -> file.toString().endsWith(".java")).toList();
        }
    }

    public static SeedProgram of(String name, Path directory) throws IOException {
        return new SeedProgram(name, directory, true);
    }

    public static SeedProgram withoutSources(String name, Path directory) throws IOException {
        return new SeedProgram(name, directory, false);
    }

    public Path classes() {
        return classes;
    }

    public Types types() {
        return types;
    }

    public SeedSources seeds() {
        return SeedSources.of(withSources ? List.of(sources) : List.of(), StandardCharsets.UTF_8, types);
    }

    TestWriter writer() {
        return new TestWriter(types, seeds(), Origins.UNKNOWN);
    }

    /** Begins a plan whose calls stand in the source of a seed test. */
    PlanBuilder plan(String seedClass) {
        return new PlanBuilder(
                seedClass, sources.resolve(seedClass.replace('.', '/') + ".java"), types.lines(seedClass));
    }

    /** Writes a class of one test, compiles it without warnings, and compares it with what is expected. */
    void assertWrites(String expected, Target target, String subject, TestDraft... tests) throws IOException {
        String className = subject.substring(subject.lastIndexOf('.') + 1) + "ConcurrencyTest";
        WrittenTestClass written = writer().write(target, className, subject, Arrays.asList(tests));
        Path file = generated.resolve(written.name().replace('.', '/') + ".java");
        Files.createDirectories(file.getParent());
        Files.writeString(file, written.source());
        ExpectedFile.of(PROGRAMS.resolve(name).resolve(expected + ".java.txt").toString())
                .assertIs(written.source());
        compile(
                List.of(file),
                generated,
                List.of("--release", String.valueOf(target.sourceLevel()), "-Xlint:all,-classfile,-options"));
    }

    private void compile(List<Path> files, Path output, List<String> options) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        var diagnostics = new DiagnosticCollector<JavaFileObject>();
        List<String> all = new ArrayList<>(options);
        String classPath = classes + File.pathSeparator + System.getProperty("java.class.path");
        all.addAll(List.of("-proc:none", "-d", output.toString(), "-cp", classPath));
        var units = compiler.getStandardFileManager(null, null, null).getJavaFileObjectsFromPaths(files);
        boolean compiled =
                compiler.getTask(null, null, diagnostics, all, null, units).call();
        // What has no source is about class files, such as annotations that JUnit's own do not bring along.
        assertThat(diagnostics.getDiagnostics())
                .filteredOn(diagnostic -> diagnostic.getSource() != null)
                .as("%s compiles without warnings", files)
                .isEmpty();
        assertThat(compiled)
                .as("%s compiles: %s", files, diagnostics.getDiagnostics())
                .isTrue();
    }

    private static Stream<Path> runtimeClassPath() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of);
    }
}
