package io.snarl.agent.programs;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A language beside Java that programs are written in, and its compiler. */
enum OtherLanguage {
    KOTLIN(
            ".kt",
            "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler",
            List.of("-no-stdlib", "-no-reflect", "-jvm-target", "17")),
    GROOVY(".groovy", "org.codehaus.groovy.tools.FileSystemCompiler", List.of());

    private static final List<Path> COMPILERS = Stream.of(
                    System.getProperty("snarl.otherLanguages").split(File.pathSeparator))
            .map(Path::of)
            .toList();

    private final String ending;
    private final String compiler;
    private final List<String> options;

    OtherLanguage(String ending, String compiler, List<String> options) {
        this.ending = ending;
        this.compiler = compiler;
        this.options = options;
    }

    String ending() {
        return ending;
    }

    /** What the programs need when they run. */
    static List<Path> libraries() {
        return COMPILERS.stream()
                .filter(file -> file.getFileName().toString().matches("(kotlin-stdlib|groovy)-\\d.*\\.jar"))
                .toList();
    }

    void compile(Jdk jdk, Path to, List<Path> classPath, List<String> sources) {
        if (sources.isEmpty()) {
            return;
        }
        List<Path> all = Stream.concat(classPath.stream(), libraries().stream()).toList();
        ChildJvm.run(ChildJvm.command(
                        jdk.java(),
                        List.of("-XX:TieredStopAtLevel=1", "-cp", ChildJvm.path(COMPILERS), compiler),
                        options,
                        List.of("-d", to.toString(), "-cp", ChildJvm.path(all)),
                        sources))
                .succeeded();
    }
}
