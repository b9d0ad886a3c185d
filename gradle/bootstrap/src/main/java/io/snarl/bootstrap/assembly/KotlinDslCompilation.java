package io.snarl.bootstrap.assembly;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Compiles the Kotlin DSL in a process of its own, beside the rest of the assembly, since it takes the longest. */
final class KotlinDslCompilation implements AutoCloseable {

    static final String MODULE = "gradle-kotlin-dsl";

    private final Process compiler;
    private final Path log;
    private final Path classes;

    private KotlinDslCompilation(Process compiler, Path log, Path classes) {
        this.compiler = compiler;
        this.log = log;
        this.classes = classes;
    }

    static KotlinDslCompilation start(Path sources, Path apiJar, List<Path> libraries, Path work) throws IOException {
        Path generated = Files.createDirectories(work.resolve("kotlin-dsl-generated"));
        Files.writeString(
                generated.resolve("BuiltInPlugins.kt"),
                BuiltInPlugins.of(apiJar).toKotlin());
        Path classes = work.resolve(MODULE);
        Path log = work.resolve("kotlin-dsl.log");
        Process compiler = new ProcessBuilder(
                        command(sources.resolve("kotlin-dsl/kotlin"), generated, apiJar, libraries, classes))
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        return new KotlinDslCompilation(compiler, log, classes);
    }

    private static List<String> command(Path sources, Path generated, Path apiJar, List<Path> libraries, Path classes) {
        String compilerClassPath = classPath(libraries.stream());
        String classPath = classPath(Stream.concat(Stream.of(apiJar), libraries.stream()));
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                compilerClassPath,
                "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler"));
        command.addAll(
                List.of("-d", classes.toString(), "-classpath", classPath, "-no-stdlib", "-no-reflect", "-nowarn"));
        command.addAll(List.of("-jvm-target", "1.8", "-language-version", "1.8", "-api-version", "1.8"));
        command.addAll(List.of("-Xjvm-default=all", "-Xsam-conversions=class", "-Xskip-prerelease-check"));
        command.addAll(List.of("-opt-in", "org.jetbrains.kotlin.compiler.plugin.ExperimentalCompilerApi"));
        command.addAll(plugin(libraries, "kotlin-sam-with-receiver", "samWithReceiver", "HasImplicitReceiver"));
        command.addAll(plugin(libraries, "kotlin-assignment", "assignment", "SupportsKotlinAssignmentOverloading"));
        command.addAll(List.of(sources.toString(), generated.toString()));
        return command;
    }

    private static List<String> plugin(List<Path> jars, String jarPrefix, String name, String annotation) {
        Path jar = jars.stream()
                .filter(candidate -> candidate.getFileName().toString().startsWith(jarPrefix))
                .findFirst()
                .orElseThrow();
        return List.of(
                "-Xplugin=" + jar,
                "-P",
                "plugin:org.jetbrains.kotlin." + name + ":annotation=org.gradle.api." + annotation);
    }

    private static String classPath(Stream<Path> jars) {
        return jars.map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }

    /** The folder with the compiled classes, once they are there. */
    Path classes() throws IOException {
        try {
            if (compiler.waitFor() != 0) {
                throw new IllegalStateException("The Kotlin DSL does not compile:\n" + Files.readString(log));
            }
            return classes;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while compiling the Kotlin DSL", e);
        }
    }

    @Override
    public void close() {
        compiler.destroy();
    }
}
