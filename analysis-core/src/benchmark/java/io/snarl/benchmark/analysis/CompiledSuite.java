package io.snarl.benchmark.analysis;

import io.snarl.benchmark.measuring.BenchmarkFailure;
import io.snarl.benchmark.measuring.Program;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * The classes of a suite, those of the library and those of the tests apart.
 *
 * @param junit what the tests need
 */
record CompiledSuite(Suite suite, Path library, Path tests, List<Path> junit) {

    static CompiledSuite compile(Suite suite, Path directory, List<Path> junit) throws IOException {
        var compiled = new CompiledSuite(
                suite,
                Files.createDirectories(directory.resolve("library")),
                Files.createDirectories(directory.resolve("tests")),
                junit);
        compiled.compile(Suite.LIBRARY, compiled.library, List.of(), directory.resolve("sources"));
        List<Path> classPath = new ArrayList<>(junit);
        classPath.add(compiled.library);
        compiled.compile(Suite.TESTS, compiled.tests, classPath, directory.resolve("sources"));
        return compiled;
    }

    Program program() {
        return new Program(
                suite.title(), classPath(), List.of(library), List.of(), List.of(tests), "", "", suite.testClasses());
    }

    List<Path> classPath() {
        List<Path> classPath = new ArrayList<>(List.of(library, tests));
        classPath.addAll(junit);
        return List.copyOf(classPath);
    }

    private void compile(String ofPackage, Path to, List<Path> classPath, Path sources) throws IOException {
        List<Path> files = new ArrayList<>();
        for (Map.Entry<String, String> source : suite.sources().entrySet()) {
            if (source.getKey().startsWith(ofPackage)) {
                Path file = sources.resolve(source.getKey().replace('.', '/') + ".java");
                Files.createDirectories(file.getParent());
                files.add(Files.writeString(file, source.getValue()));
            }
        }
        var compiler = ToolProvider.getSystemJavaCompiler();
        var messages = new StringWriter();
        try (var manager = compiler.getStandardFileManager(null, null, null)) {
            manager.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(to));
            manager.setLocationFromPaths(StandardLocation.CLASS_PATH, classPath);
            var units = manager.getJavaFileObjectsFromPaths(files);
            if (!compiler.getTask(messages, manager, null, List.of("-g", "-proc:none"), null, units)
                    .call()) {
                throw new BenchmarkFailure("The suite does not compile: " + messages);
            }
        }
    }
}
