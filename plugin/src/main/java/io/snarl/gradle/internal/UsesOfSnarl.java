package io.snarl.gradle.internal;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.provider.ValueSource;
import org.gradle.api.provider.ValueSourceParameters;

/**
 * Tells whether sources use what concurrent tests are written with, as adopted tests do.
 *
 * <p>A value source, because class paths depend on it: so the configuration cache notices when the first such test is there.
 */
public abstract class UsesOfSnarl implements ValueSource<Boolean, UsesOfSnarl.Parameters> {

    /** The package that such a source imports from, or names. ISO 8859-1 has every byte, whatever the sources are in. */
    private static final String PACKAGE = "io.snarl.";

    /** Where to look. */
    public interface Parameters extends ValueSourceParameters {

        /** Source directories; some may not exist. */
        ConfigurableFileCollection getSources();
    }

    @Override
    public Boolean obtain() {
        return getParameters().getSources().getFiles().stream().anyMatch(directory -> isUsedIn(directory.toPath()));
    }

    private static boolean isUsedIn(Path directory) {
        if (!Files.isDirectory(directory)) {
            return false;
        }
        try (Stream<Path> files = Files.walk(directory)) {
            return files.filter(UsesOfSnarl::isSource).anyMatch(UsesOfSnarl::uses);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isSource(Path file) {
        String name = file.getFileName().toString();
        return name.endsWith(".java") || name.endsWith(".kt") || name.endsWith(".groovy");
    }

    private static boolean uses(Path file) {
        try {
            return Files.readString(file, StandardCharsets.ISO_8859_1).contains(PACKAGE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
