package io.snarl.core.report;

import io.snarl.contract.code.CodePlace;
import io.snarl.contract.code.TypeNames;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the sources of a project, as far as they exist. */
final class SourceTree {

    private final Path project;
    private final List<Path> roots;
    private final Map<Path, List<String>> linesByFile = new HashMap<>();

    SourceTree(Path project, List<Path> roots) {
        this.project = project.toAbsolutePath().normalize();
        this.roots = roots;
    }

    /** Finds the file that a place is in. */
    Optional<Path> fileOf(CodePlace place) {
        return place.sourceFile().isEmpty()
                ? Optional.empty()
                : find(packageOf(place.className()) + place.sourceFile());
    }

    /** Finds the file of a class, given by its binary name. */
    Optional<Path> fileOf(String className) {
        return TypeNames.sourceFiles(className, ".java").stream()
                .flatMap(file -> find(packageOf(className) + file).stream())
                .findFirst();
    }

    /** Returns the lines of a file; none if it is gone or is no text. */
    List<String> lines(Path file) {
        return linesByFile.computeIfAbsent(file, SourceTree::read);
    }

    /** Names a file as a user does who is in the directory of the project. */
    String nameOf(Path file) {
        Path absolute = project.resolve(file).normalize();
        Path shown = absolute.startsWith(project) ? project.relativize(absolute) : absolute.getFileName();
        return shown.toString().replace('\\', '/');
    }

    private Optional<Path> find(String name) {
        return roots.stream()
                .map(root -> root.resolve(name))
                .filter(Files::isRegularFile)
                .findFirst();
    }

    private static String packageOf(String className) {
        return className.substring(0, className.lastIndexOf('.') + 1).replace('.', '/');
    }

    private static List<String> read(Path file) {
        try {
            return Files.isRegularFile(file) ? Files.readAllLines(file) : List.of();
        } catch (MalformedInputException e) {
            return List.of();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
