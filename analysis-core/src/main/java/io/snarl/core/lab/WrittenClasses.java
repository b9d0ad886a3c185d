package io.snarl.core.lab;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.zip.CRC32;
import java.util.zip.CheckedOutputStream;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.ForwardingJavaFileObject;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;

/**
 * The class files that a compiler has written, with their checksums.
 *
 * <p>A class file that something has changed since may still be run, and then shows what the source of the test does not do.
 */
final class WrittenClasses {

    private final Map<String, Written> classes = new ConcurrentHashMap<>();

    private record Written(Path file, long checksum) {}

    /** Returns a file manager that takes down what the compiler writes, and not what can be read afterwards. */
    JavaFileManager watching(JavaFileManager manager) {
        return new ForwardingJavaFileManager<>(manager) {
            @Override
            public JavaFileObject getJavaFileForOutput(
                    Location location, String className, JavaFileObject.Kind kind, FileObject sibling)
                    throws IOException {
                return watched(className, super.getJavaFileForOutput(location, className, kind, sibling));
            }
        };
    }

    private JavaFileObject watched(String className, JavaFileObject file) {
        return new ForwardingJavaFileObject<>(file) {
            @Override
            public OutputStream openOutputStream() throws IOException {
                var checked = new CheckedOutputStream(super.openOutputStream(), new CRC32());
                return new FilterOutputStream(checked) {
                    @Override
                    public void write(byte[] bytes, int start, int length) throws IOException {
                        checked.write(bytes, start, length);
                    }

                    @Override
                    public void close() throws IOException {
                        super.close();
                        classes.put(
                                className,
                                new Written(
                                        Path.of(toUri()), checked.getChecksum().getValue()));
                    }
                };
            }
        };
    }

    /** Finds a file of a class, or of one nested in it, that is not any more what the compiler has written. */
    Optional<Path> changed(String className) {
        return classes.entrySet().stream()
                .filter(written ->
                        written.getKey().equals(className) || written.getKey().startsWith(className + "$"))
                .map(Map.Entry::getValue)
                .filter(written -> !isChecksumOf(written.file(), written.checksum()))
                .map(Written::file)
                .findFirst();
    }

    private static boolean isChecksumOf(Path file, long checksum) {
        var there = new CRC32();
        try {
            there.update(Files.readAllBytes(file));
        } catch (IOException e) {
            return false;
        }
        return there.getValue() == checksum;
    }
}
