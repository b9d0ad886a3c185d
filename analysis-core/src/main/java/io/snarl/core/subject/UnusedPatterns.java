package io.snarl.core.subject;

import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Tells of patterns that name no class of a project or of its libraries, such as one with a typing error. */
public final class UnusedPatterns {

    private static final int NAMED = 5;

    /** Classes of the JDK, which differ from one to the other and are not looked at. */
    private static final Pattern OF_THE_JDK = Pattern.compile("(java|javax|jdk|sun|com\\.sun)\\..*|[^.]*\\*.*");

    private static final Pattern OF_A_VERSION = Pattern.compile("META-INF/versions/\\d+/");

    private final List<Path> places;
    private Set<String> packages;
    private Set<String> names;

    /**
     * Looks at classes.
     *
     * @param places directories and jars with class files, of which some may not exist
     */
    public UnusedPatterns(List<Path> places) {
        this.places = List.copyOf(places);
    }

    /**
     * Returns what a user is told of patterns that name nothing; absent if there is none.
     *
     * @param setting where the patterns stand
     */
    public Optional<String> among(String setting, Collection<String> globs) throws IOException {
        List<String> unused = unused(setting, globs);
        return unused.isEmpty()
                ? Optional.empty()
                : Optional.of(setting + " has " + quoted(unused)
                        + ", which names no class of the project or its libraries. " + whatThereIs());
    }

    /**
     * Refuses patterns of which each names nothing.
     *
     * @throws IllegalArgumentException if there is at least one pattern, and none names a class
     */
    public void requireAny(String setting, Collection<String> globs) throws IOException {
        if (!globs.isEmpty() && unused(setting, globs).size() == globs.size()) {
            throw new IllegalArgumentException(setting + " is " + quoted(globs)
                    + ", which names no class of the project or its libraries, so there is nothing to examine. "
                    + whatThereIs());
        }
    }

    private List<String> unused(String setting, Collection<String> globs) throws IOException {
        List<ClassGlob> open = globs.stream()
                .sorted()
                .map(glob -> ClassGlob.ofSetting(setting, glob))
                .filter(glob -> !OF_THE_JDK.matcher(glob.toString()).matches())
                .toList();
        if (open.isEmpty()) {
            return List.of();
        }
        readNames();
        return open.stream()
                .filter(glob -> names.stream().noneMatch(glob::matches))
                .map(ClassGlob::toString)
                .toList();
    }

    private String whatThereIs() {
        String some = packages.stream().limit(NAMED).collect(joining(", "));
        return "The project has classes in: "
                + (packages.size() > NAMED ? some + " and " + (packages.size() - NAMED) + " more packages" : some)
                + ".";
    }

    private static String quoted(Collection<String> globs) {
        return globs.stream().sorted().map(glob -> "'" + glob + "'").collect(joining(", "));
    }

    private void readNames() throws IOException {
        if (names != null) {
            return;
        }
        names = new TreeSet<>();
        packages = new TreeSet<>();
        for (Path place : places) {
            if (Files.isDirectory(place)) {
                readDirectory(place);
            } else if (Files.isRegularFile(place)) {
                readJar(place);
            }
        }
    }

    private void readDirectory(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            files.map(file -> directory.relativize(file).toString().replace('\\', '/'))
                    .filter(UnusedPatterns::isClass)
                    .map(UnusedPatterns::nameOf)
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
                    .filter(UnusedPatterns::isClass)
                    .map(entry -> OF_A_VERSION.matcher(entry).replaceFirst(""))
                    .map(UnusedPatterns::nameOf)
                    .forEach(names::add);
        }
    }

    private static boolean isClass(String file) {
        return file.endsWith(".class");
    }

    private static String nameOf(String file) {
        return file.substring(0, file.length() - ".class".length()).replace('/', '.');
    }
}
