package io.snarl.gradle.internal.console;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.gradle.api.file.FileCollection;

/**
 * Appends the source file to each code place at the end of a line.
 *
 * <p>IDEs make a link of {@code at bank.Account.add(Account.java:34)}, terminals and editors of a path with a line.
 *
 * @param root what paths are relative to: where Gradle is mostly started
 * @param sources directories of packages
 */
public record SourceLinks(Path root, List<Path> sources) {

    private static final Pattern PLACE = Pattern.compile(
            "(?<=\\bat )(?<package>(?:[^\\s.(]+\\.)*)[^\\s.(]+\\.[^\\s.(]+\\((?<file>[^\\s:()]+):(?<line>\\d+)\\)$");

    public static SourceLinks of(File root, FileCollection sources) {
        return new SourceLinks(
                root.toPath(), sources.getFiles().stream().map(File::toPath).toList());
    }

    public String addedTo(String text) {
        return text.lines().map(this::addedToLine).collect(Collectors.joining("\n"));
    }

    private String addedToLine(String line) {
        Matcher place = PLACE.matcher(line);
        return place.find()
                ? line
                        + fileOf(place.group("package"), place.group("file"))
                                .map(file -> "  " + file + ":" + place.group("line"))
                                .orElse("")
                : line;
    }

    private Optional<Path> fileOf(String packageName, String file) {
        return sources.stream()
                .map(directory -> directory.resolve(packageName.replace('.', '/') + file))
                .filter(source -> source.toFile().isFile())
                .map(source -> source.startsWith(root) ? root.relativize(source) : source)
                .findFirst();
    }
}
