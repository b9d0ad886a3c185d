package io.snarl.core.lab;

import io.snarl.core.source.classfile.ClassReferences;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipFile;

/**
 * Divides the class path of the lab: what is under test each test gets anew, so that none finds static state that another has left, and
 * what does not refer to it all tests of a JVM share, since to load it takes long.
 */
public final class FreshClassPath {

    private static final String OPTION = "-cp";
    private static final String CLASS = ".class";

    /** What the agent has to share with the tests. */
    private static final String TEST_PLATFORM = "org/junit/";

    /** What tests are written with, of which a JVM can hardly have two, and which refers to nothing under test by name. */
    private static final List<String> TEST_TOOLS =
            List.of("io/snarl/spi/", "org/mockito/", "org/easymock/", "org/objenesis/", "net/bytebuddy/");

    private final Map<Path, Set<String>> classes = new HashMap<>();

    private FreshClassPath() {}

    /**
     * Divides the class path of a command.
     *
     * @param command has the option {@code -cp}
     * @param classes binary names of classes that each test gets anew, with all that comes from the same place or refers to it; classes in
     *     directories are in any case
     */
    public static LabCommand of(List<String> command, Collection<String> classes) {
        List<Path> entries = Stream.of(command.get(command.indexOf(OPTION) + 1).split(File.pathSeparator))
                .filter(entry -> !entry.isEmpty())
                .map(Path::of)
                .toList();
        return new FreshClassPath().divided(command, entries, classes);
    }

    private LabCommand divided(List<String> command, List<Path> entries, Collection<String> wanted) {
        Set<String> named =
                wanted.stream().map(name -> name.replace('.', '/')).collect(Collectors.toCollection(HashSet::new));
        Set<Path> fresh = new LinkedHashSet<>();
        Set<String> freshClasses = new HashSet<>();
        String main = command.get(command.indexOf(OPTION) + 2).replace('.', '/');
        for (Path entry : entries) {
            if (classesIn(entry).contains(main) || isTestTool(entry)) {
                continue;
            }
            if (!Files.isRegularFile(entry) || classesIn(entry).stream().anyMatch(named::contains)) {
                fresh.add(entry);
                freshClasses.addAll(classesIn(entry));
            }
        }
        addReferring(entries, fresh, freshClasses);
        boolean platformRefers = fresh.stream().anyMatch(this::isOfTestPlatform);
        List<Path> shared = platformRefers
                // These need what is under test themselves, such as a library of matchers.
                ? entries
                : entries.stream().filter(entry -> !fresh.contains(entry)).toList();
        return new LabCommand(
                command,
                entries.stream()
                        .filter(fresh::contains)
                        .filter(entry -> !isOfTestPlatform(entry))
                        .toList(),
                shared);
    }

    /** Whoever refers to what is under test would else find nothing, or something else of the same name. */
    private void addReferring(List<Path> entries, Set<Path> fresh, Set<String> freshClasses) {
        Map<Path, Set<String>> left = new LinkedHashMap<>();
        entries.stream()
                .filter(entry -> !fresh.contains(entry) && Files.isRegularFile(entry) && !isTestTool(entry))
                .forEach(entry -> left.put(entry, referencesIn(entry)));
        boolean grown = !freshClasses.isEmpty();
        while (grown) {
            grown = false;
            for (Path entry : List.copyOf(left.keySet())) {
                if (left.get(entry).stream().anyMatch(freshClasses::contains)) {
                    left.remove(entry);
                    fresh.add(entry);
                    freshClasses.addAll(classesIn(entry));
                    grown = true;
                }
            }
        }
    }

    private boolean isOfTestPlatform(Path entry) {
        return Files.isRegularFile(entry) && classesIn(entry).stream().anyMatch(name -> name.startsWith(TEST_PLATFORM));
    }

    private boolean isTestTool(Path entry) {
        return classesIn(entry).stream().anyMatch(name -> TEST_TOOLS.stream().anyMatch(name::startsWith));
    }

    private Set<String> classesIn(Path entry) {
        return classes.computeIfAbsent(
                entry, key -> Files.isRegularFile(key) ? classesInJar(key) : classesInDirectory(key));
    }

    private static Set<String> classesInDirectory(Path directory) {
        if (!Files.isDirectory(directory)) {
            return Set.of();
        }
        try (Stream<Path> files = Files.walk(directory)) {
            return files.map(file -> directory.relativize(file).toString().replace(File.separatorChar, '/'))
                    .filter(name -> name.endsWith(CLASS))
                    .map(FreshClassPath::withoutEnding)
                    .collect(Collectors.toSet());
        } catch (IOException e) {
            return Set.of();
        }
    }

    /** None if it cannot be read, as no class loader could. */
    private static Set<String> classesInJar(Path file) {
        try (JarFile jar = open(file)) {
            return classFiles(jar).map(entry -> withoutEnding(entry.getName())).collect(Collectors.toSet());
        } catch (IOException e) {
            return Set.of();
        }
    }

    /** All classes that those of a jar refer to. */
    private static Set<String> referencesIn(Path file) {
        Set<String> references = new HashSet<>();
        try (JarFile jar = open(file)) {
            for (JarEntry entry : classFiles(jar).toList()) {
                try (InputStream bytes = jar.getInputStream(entry)) {
                    references.addAll(ClassReferences.in(bytes.readAllBytes()));
                }
            }
        } catch (IOException e) {
            return references;
        }
        return references;
    }

    private static JarFile open(Path file) throws IOException {
        return new JarFile(file.toFile(), false, ZipFile.OPEN_READ, Runtime.version());
    }

    private static Stream<JarEntry> classFiles(JarFile jar) {
        // Each module has a class of this name.
        return jar.versionedStream()
                .filter(each ->
                        each.getName().endsWith(CLASS) && !each.getName().equals("module-info.class"));
    }

    private static String withoutEnding(String name) {
        return name.substring(0, name.length() - CLASS.length());
    }
}
