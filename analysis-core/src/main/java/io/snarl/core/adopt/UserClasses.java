package io.snarl.core.adopt;

import io.snarl.core.text.TextFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the classes of a user, among them adopted tests.
 *
 * @param sources the directories with their sources
 * @param encoding that of these sources
 */
public record UserClasses(List<Path> sources, Charset encoding) {

    public UserClasses {
        sources = List.copyOf(sources);
    }

    public boolean has(String className) {
        return fileOf(className).isPresent();
    }

    /** Returns the names of the tests of a class that is marked as one of concurrent tests. */
    public Set<String> adoptedTests(String className) {
        return fileOf(className)
                .flatMap(file -> TestSource.of(read(file)))
                .filter(TestSource::isInterleaved)
                .map(TestSource::tests)
                .orElse(Set.of());
    }

    private Optional<Path> fileOf(String className) {
        String name = className.replace('.', '/') + ".java";
        return sources.stream()
                .map(directory -> directory.resolve(name))
                .filter(Files::isRegularFile)
                .findFirst();
    }

    private String read(Path file) {
        try {
            return TextFiles.read(file, encoding);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
