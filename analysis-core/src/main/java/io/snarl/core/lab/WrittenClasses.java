package io.snarl.core.lab;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
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

    private final Map<Path, Long> checksums = new TreeMap<>();

    /** Returns a file manager that takes down what the compiler writes, and not what can be read afterwards. */
    JavaFileManager watching(JavaFileManager manager) {
        return new ForwardingJavaFileManager<>(manager) {
            @Override
            public JavaFileObject getJavaFileForOutput(
                    Location location, String className, JavaFileObject.Kind kind, FileObject sibling)
                    throws IOException {
                return watched(super.getJavaFileForOutput(location, className, kind, sibling));
            }
        };
    }

    private JavaFileObject watched(JavaFileObject file) {
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
                        checksums.put(Path.of(toUri()), checked.getChecksum().getValue());
                    }
                };
            }
        };
    }

    /** Finds a file that is not any more what the compiler has written. */
    Optional<Path> changed() {
        return checksums.entrySet().stream()
                .filter(written -> !isChecksumOf(written.getKey(), written.getValue()))
                .map(Map.Entry::getKey)
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
