package io.snarl.bootstrap.assembly;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * A module of Gradle that is not in the API jar and whose classes are therefore compiled from our own sources.
 *
 * @param name the name of the module
 * @param sources the folder of its sources, which is named after it
 */
record MissingModule(String name, Path sources) {

    static List<MissingModule> in(Path folder) throws IOException {
        List<MissingModule> modules = new ArrayList<>();
        try (DirectoryStream<Path> folders = Files.newDirectoryStream(folder)) {
            folders.forEach(sources ->
                    modules.add(new MissingModule(sources.getFileName().toString(), sources)));
        }
        return modules;
    }

    Path compile(Path work) throws IOException {
        Path classes = Files.createDirectories(work.resolve(name));
        // Gradle also loads them into the processes of older JDKs, if a build asks for one.
        List<String> arguments =
                new ArrayList<>(List.of("-d", classes.toString(), "--release", "9", "-Xlint:-options"));
        try (Stream<Path> files = Files.walk(sources)) {
            files.map(Path::toString).filter(file -> file.endsWith(".java")).forEach(arguments::add);
        }
        int status = ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new));
        if (status != 0) {
            throw new IllegalStateException("The sources in " + sources + " do not compile.");
        }
        return classes;
    }
}
