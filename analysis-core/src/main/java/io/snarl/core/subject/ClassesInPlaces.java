package io.snarl.core.subject;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/** Lists the classes in directories and jars. */
public final class ClassesInPlaces {

    private static final Pattern OF_A_VERSION = Pattern.compile("META-INF/versions/\\d+/");

    private final Set<String> names = new TreeSet<>();
    private final Set<String> packages = new TreeSet<>();

    private ClassesInPlaces() {}

    /**
     * Reads the names.
     *
     * @param places directories and jars with class files, of which some may not exist
     */
    public static ClassesInPlaces of(List<Path> places) throws IOException {
        var classes = new ClassesInPlaces();
        for (Path place : places) {
            if (Files.isDirectory(place)) {
                classes.readDirectory(place);
            } else if (Files.isRegularFile(place)) {
                classes.readJar(place);
            }
        }
        return classes;
    }

    /** The binary names of all of them, sorted. */
    public Set<String> names() {
        return Collections.unmodifiableSet(names);
    }

    /** The packages of those in directories, which are the project's own, sorted. */
    Set<String> packages() {
        return Collections.unmodifiableSet(packages);
    }

    private void readDirectory(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            files.map(file -> directory.relativize(file).toString().replace('\\', '/'))
                    .filter(ClassesInPlaces::isClass)
                    .map(ClassesInPlaces::nameOf)
                    .forEach(name -> {
                        names.add(name);
                        packages.add(name.contains(".") ? name.substring(0, name.lastIndexOf('.')) : "no package");
                    });
        }
    }

    private void readJar(Path jar) throws IOException {
        try (var file = new ZipFile(jar.toFile())) {
            file.stream()
                    .map(ZipEntry::getName)
                    .filter(ClassesInPlaces::isClass)
                    .map(entry -> OF_A_VERSION.matcher(entry).replaceFirst(""))
                    .map(ClassesInPlaces::nameOf)
                    .forEach(names::add);
        } catch (ZipException e) {
            // A class path may hold other files, in which the JVM looks for classes in vain.
        }
    }

    private static boolean isClass(String file) {
        return file.endsWith(".class");
    }

    private static String nameOf(String file) {
        return file.substring(0, file.length() - ".class".length()).replace('/', '.');
    }
}
