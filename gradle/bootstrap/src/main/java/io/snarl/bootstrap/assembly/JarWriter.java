package io.snarl.bootstrap.assembly;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Collection;
import java.util.List;
import java.util.Properties;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;

/** Writes a jar of the installation: the jar of a module of Gradle or of a library. */
final class JarWriter implements Closeable {

    /** Equal inputs give equal jars. */
    private static final LocalDateTime SAME_TIME = LocalDateTime.of(1980, 2, 1, 0, 0);

    private final JarOutputStream out;

    private JarWriter(Path file, List<String> manifestClassPath) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        if (!manifestClassPath.isEmpty()) {
            manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, String.join(" ", manifestClassPath));
        }
        out = new JarOutputStream(new BufferedOutputStream(Files.newOutputStream(file)));
        out.setLevel(Deflater.BEST_SPEED);
        ByteArrayOutputStream content = new ByteArrayOutputStream();
        manifest.write(content);
        add(JarFile.MANIFEST_NAME, content.toByteArray());
    }

    /** A jar of the module with the file name by which Gradle looks for it. */
    static JarWriter create(Path lib, String module) throws IOException {
        return create(lib, module, List.of());
    }

    static JarWriter create(Path lib, String module, List<String> manifestClassPath) throws IOException {
        return new JarWriter(lib.resolve(fileName(module)), manifestClassPath);
    }

    static void createEmpty(Path file) throws IOException {
        new JarWriter(file, List.of()).close();
    }

    static String fileName(String module) {
        return module + "-" + GradleHome.VERSION + ".jar";
    }

    void add(String name, byte[] content) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setTimeLocal(SAME_TIME);
        out.putNextEntry(entry);
        out.write(content);
        out.closeEntry();
    }

    void add(String name, String content) throws IOException {
        add(name, content.getBytes(StandardCharsets.UTF_8));
    }

    void addFolder(Path folder) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(folder)) {
            files = all.filter(Files::isRegularFile).sorted().toList();
        }
        for (Path file : files) {
            add(folder.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
        }
    }

    /** What Gradle's module registry reads: the modules and the libraries that a module needs. */
    void addClassPath(String module, Properties classPath) throws IOException {
        addClassPath(module, classPath.getProperty("projects", ""), List.of());
    }

    void addClassPath(String module, String modules, Collection<String> libraries) throws IOException {
        add(
                module + "-classpath.properties",
                "projects=" + modules + "\nruntime=" + String.join(",", libraries) + "\n");
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
