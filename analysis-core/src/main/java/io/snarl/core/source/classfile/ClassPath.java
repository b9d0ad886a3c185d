package io.snarl.core.source.classfile;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Finds class files on a class path, then in the image of the running JVM. */
public final class ClassPath implements Closeable {

    private final List<Path> unopened;
    private final List<ClassFileSource> opened = new ArrayList<>();

    public ClassPath(List<Path> entries) {
        this.unopened = new ArrayList<>(entries);
    }

    /** Returns the class file of a class by its binary name. */
    public Optional<byte[]> find(String name) {
        String file = name.replace('.', '/') + ".class";
        try {
            for (int i = 0; i < opened.size() || openNext(); i++) {
                Optional<byte[]> found = opened.get(i).read(file);
                if (found.isPresent()) {
                    return found;
                }
            }
            return fromImage(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private boolean openNext() throws IOException {
        if (unopened.isEmpty()) {
            return false;
        }
        Path next = unopened.remove(0);
        // Noted before it is opened: one that cannot be is passed over from then on.
        opened.add(new Directory(next));
        if (Files.isRegularFile(next)) {
            opened.set(opened.size() - 1, new Jar(next));
        }
        return true;
    }

    private static Optional<byte[]> fromImage(String file) throws IOException {
        try (InputStream stream = ClassLoader.getPlatformClassLoader().getResourceAsStream(file)) {
            return stream == null ? Optional.empty() : Optional.of(stream.readAllBytes());
        }
    }

    @Override
    public void close() throws IOException {
        for (ClassFileSource entry : opened) {
            entry.close();
        }
    }

    /** An entry of a class path. */
    private interface ClassFileSource extends Closeable {

        Optional<byte[]> read(String file) throws IOException;
    }

    private record Directory(Path root) implements ClassFileSource {

        @Override
        public Optional<byte[]> read(String file) throws IOException {
            Path path = root.resolve(file);
            return Files.isRegularFile(path) ? Optional.of(Files.readAllBytes(path)) : Optional.empty();
        }

        @Override
        public void close() {}
    }

    private static final class Jar implements ClassFileSource {

        private final JarFile jar;

        Jar(Path path) throws IOException {
            this.jar = new JarFile(path.toFile(), false, ZipFile.OPEN_READ, Runtime.version());
        }

        @Override
        public Optional<byte[]> read(String file) throws IOException {
            ZipEntry entry = jar.getEntry(file);
            if (entry == null) {
                return Optional.empty();
            }
            try (InputStream stream = jar.getInputStream(entry)) {
                return Optional.of(stream.readAllBytes());
            }
        }

        @Override
        public void close() throws IOException {
            jar.close();
        }
    }
}
