package io.snarl.agent.jdk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The original classes of the running JDK. */
final class JdkImage {

    private final Path modules = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("/modules");
    private final SortedMap<String, JdkClass> byName = new TreeMap<>();

    JdkImage() {
        try (Stream<Path> files = Files.walk(modules)) {
            files.filter(file -> file.toString().endsWith(".class") && file.getNameCount() > 2)
                    .map(JdkImage::at)
                    .forEach(type -> byName.put(type.name(), type));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * A class of the JDK.
     *
     * @param module the module that holds it
     * @param name its binary name
     * @param file where its bytes are
     */
    record JdkClass(String module, String name, Path file) {

        byte[] bytes() throws IOException {
            return Files.readAllBytes(file);
        }

        String internalName() {
            return name.replace('.', '/');
        }
    }

    /** Returns all classes whose binary names are wanted, in the order of their names. */
    List<JdkClass> matching(Predicate<String> wanted) {
        return byName.values().stream().filter(type -> wanted.test(type.name())).toList();
    }

    /** Returns the class of the given binary name, or null if this JDK has none. */
    JdkClass named(String name) {
        return byName.get(name);
    }

    /** Returns the classes that are declared inside of another one, at any depth. */
    Collection<JdkClass> nestedIn(String name) {
        return byName.subMap(name + '$', name + (char) ('$' + 1)).values();
    }

    /** Returns a class of {@code java.base}, or null if this JDK has none of that name. */
    JdkClass inBase(String internalName) {
        Path file = modules.resolve("java.base").resolve(internalName + ".class");
        return Files.exists(file) ? at(file) : null;
    }

    private static JdkClass at(Path file) {
        String name = file.subpath(2, file.getNameCount()).toString().replace('/', '.');
        return new JdkClass(file.getName(1).toString(), name.substring(0, name.length() - ".class".length()), file);
    }
}
