package io.snarl.agent;

import io.snarl.contract.trace.ClassSort;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.jar.JarFile;
import java.util.zip.ZipFile;

/** Determines the role of a class in a recording from its name and the directory or jar that it comes from. */
final class ClassSorter {

    private static final List<String> MOCKS = List.of("org.mockito.");

    private final AgentConfiguration settings;
    private final Set<Path> subjects;
    private final Set<Path> libraries;
    private final Set<Path> tests;
    private final Map<String, ClassSort> sortOfOrigin = new ConcurrentHashMap<>();
    private final List<String> controlled;

    ClassSorter(AgentConfiguration settings, String classPath) {
        this(settings, classPath, List.of());
    }

    private ClassSorter(AgentConfiguration settings, String classPath, List<String> controlled) {
        this.settings = settings;
        this.controlled = controlled;
        this.subjects = real(settings.subjectClasses());
        this.tests = real(settings.testClasses());
        this.libraries = real(settings.libraryClasses());
        if (!settings.subjectIncludes().isEmpty()) {
            libraries.addAll(jarsWithSubjects(classPath));
        }
    }

    /** Creates a sorter for controlled runs, in which the locks of mocks have to be known too. */
    static ClassSorter forControl(AgentConfiguration settings, String classPath) {
        return new ClassSorter(settings, classPath, MOCKS);
    }

    /** Returns whether a class makes mocks or knows what they are told. */
    static boolean isOfMocks(String name) {
        return MOCKS.stream().anyMatch(name::startsWith);
    }

    ClassSort sortOf(String name, URL origin) {
        if (AgentConfiguration.anyMatches(settings.untouched(), name)) {
            return ClassSort.OTHER;
        }
        ClassSort byOrigin =
                origin == null ? ClassSort.OTHER : sortOfOrigin.computeIfAbsent(origin.toString(), this::sortOfOrigin);
        if (byOrigin == ClassSort.TEST) {
            return ClassSort.TEST;
        }
        boolean included = settings.subjectIncludes().isEmpty()
                ? byOrigin == ClassSort.SUBJECT
                : AgentConfiguration.anyMatches(settings.subjectIncludes(), name) && origin != null;
        if (included && !AgentConfiguration.anyMatches(settings.subjectExcludes(), name)) {
            return ClassSort.SUBJECT;
        }
        boolean isOfMocks = origin != null && controlled.stream().anyMatch(name::startsWith);
        return byOrigin == ClassSort.SUBJECT || isOfMocks ? ClassSort.LIBRARY : byOrigin;
    }

    private ClassSort sortOfOrigin(String url) {
        Path path = real(url);
        if (path == null) {
            return ClassSort.OTHER;
        } else if (tests.contains(path)) {
            return ClassSort.TEST;
        } else if (subjects.contains(path)) {
            return ClassSort.SUBJECT;
        }
        return libraries.contains(path) ? ClassSort.LIBRARY : ClassSort.OTHER;
    }

    /** A jar with one subject holds more classes that the subject calls. */
    private Set<Path> jarsWithSubjects(String classPath) {
        Set<Path> jars = new HashSet<>();
        for (String entry : classPath.split(File.pathSeparator)) {
            Path jar = Path.of(entry);
            if (Files.isRegularFile(jar) && !subjects.contains(jar) && holdsSubject(jar)) {
                jars.addAll(real(Set.of(jar)));
            }
        }
        return jars;
    }

    private boolean holdsSubject(Path file) {
        try (var jar = new JarFile(file.toFile(), false, ZipFile.OPEN_READ, Runtime.version())) {
            return jar.versionedStream()
                    .map(entry -> entry.getName())
                    .filter(name -> name.endsWith(".class"))
                    .map(name ->
                            name.substring(0, name.length() - ".class".length()).replace('/', '.'))
                    .anyMatch(name -> AgentConfiguration.anyMatches(settings.subjectIncludes(), name));
        } catch (IOException e) {
            // Not a jar: the class loader will not find a class in it either.
            return false;
        }
    }

    private static Set<Path> real(Collection<Path> paths) {
        Set<Path> real = new HashSet<>();
        for (Path path : paths) {
            try {
                real.add(path.toRealPath());
            } catch (IOException e) {
                // A class path may name directories that do not exist.
                real.add(path.toAbsolutePath());
            }
        }
        return real;
    }

    private static Path real(String url) {
        try {
            return Path.of(new URI(url)).toRealPath();
        } catch (URISyntaxException | IllegalArgumentException | FileSystemNotFoundException | IOException e) {
            // Classes can come from anywhere, but those of the build come from files.
            return null;
        }
    }
}
