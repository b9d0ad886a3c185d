package io.snarl.gradle.internal.seed;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Set;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.provider.ValueSource;
import org.gradle.api.provider.ValueSourceParameters;

/**
 * Checks whether sources use Snarl's support library, as adopted tests do.
 *
 * <p>A value source, because class paths depend on it: so the configuration cache notices when the first such test is there.
 */
public abstract class SnarlUsage implements ValueSource<Boolean, SnarlUsage.Parameters> {

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

    static boolean isUsedIn(Path directory) {
        var visitor = new Visitor();
        try {
            Files.walkFileTree(directory, Set.of(FileVisitOption.FOLLOW_LINKS), Integer.MAX_VALUE, visitor);
            return visitor.found;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Looks for the first use, through links as Gradle does.
     *
     * <p>What cannot be read is none: a link that leads nowhere, such as editors leave for a file that is open, or a file that was
     * deleted meanwhile. What else is wrong with it, the compiler says to who compiles it.
     */
    private static final class Visitor extends SimpleFileVisitor<Path> {

        private boolean found;

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            found = attributes.isRegularFile() && isSource(file) && uses(file);
            return found ? FileVisitResult.TERMINATE : FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFileFailed(Path file, IOException failure) {
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult postVisitDirectory(Path directory, IOException failure) {
            return FileVisitResult.CONTINUE;
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
            return false;
        }
    }
}
