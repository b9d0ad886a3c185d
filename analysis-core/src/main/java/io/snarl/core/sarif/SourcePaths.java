package io.snarl.core.sarif;

import io.snarl.contract.code.CodePlace;
import io.snarl.contract.code.TypeNames;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Resolves classes to their source files. */
public final class SourcePaths {

    private final Path root;
    private final Set<Path> directories = new LinkedHashSet<>();

    /**
     * Looks sources up in directories.
     *
     * @param root the root of the repository; what lies outside of it has no name there
     * @param directories of packages
     */
    public SourcePaths(Path root, Collection<Path> directories) {
        this.root = root.toAbsolutePath().normalize();
        directories.forEach(
                directory -> this.directories.add(directory.toAbsolutePath().normalize()));
    }

    /** Returns the file of a class; empty if the project has no source of it. */
    Optional<Path> fileOf(String className, String sourceFile) {
        String packageName =
                className.substring(0, className.lastIndexOf('.') + 1).replace('.', '/');
        List<String> names = sourceFile.isEmpty() ? TypeNames.sourceFiles(className, ".java") : List.of(sourceFile);
        return names.stream()
                .flatMap(name -> directories.stream().map(directory -> directory.resolve(packageName + name)))
                .filter(this::isInRepository)
                .findFirst();
    }

    /** Returns the file of a place, empty if the project has no source of it. */
    public Optional<Path> fileOf(CodePlace place) {
        return fileOf(place.className(), place.sourceFile());
    }

    /** Returns a file as the repository names it. */
    String uriOf(Path file) {
        String uri = file.toUri().getRawPath();
        String prefix = root.toUri().getRawPath();
        return uri.substring(prefix.endsWith("/") ? prefix.length() : prefix.length() + 1);
    }

    private boolean isInRepository(Path file) {
        return file.startsWith(root) && Files.isRegularFile(file);
    }
}
