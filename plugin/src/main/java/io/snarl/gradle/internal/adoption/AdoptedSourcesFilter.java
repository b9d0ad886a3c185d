package io.snarl.gradle.internal.adoption;

import java.io.File;
import java.nio.file.Path;
import org.gradle.api.file.FileCollection;
import org.gradle.api.file.FileTreeElement;
import org.gradle.api.specs.Spec;

/**
 * Matches generated sources whose class the user has adopted into the seed suite, so that it is not compiled twice.
 *
 * <p>Neither a lambda nor a record, so that the configuration cache can store it.
 */
public final class AdoptedSourcesFilter implements Spec<FileTreeElement> {

    private final FileCollection generated;
    private final FileCollection seedSources;

    /**
     * Creates a filter for generated sources.
     *
     * @param generated the directory of the generated sources
     * @param seedSources the source directories of the seed suite
     */
    public AdoptedSourcesFilter(FileCollection generated, FileCollection seedSources) {
        this.generated = generated;
        this.seedSources = seedSources;
    }

    @Override
    public boolean isSatisfiedBy(FileTreeElement element) {
        if (element.isDirectory()) {
            return false;
        }
        Path file = element.getFile().toPath();
        Path directory = generated.getSingleFile().toPath();
        return file.startsWith(directory)
                && isInSeedSources(directory.relativize(file).toString());
    }

    private boolean isInSeedSources(String path) {
        return seedSources.getFiles().stream().anyMatch(directory -> new File(directory, path).exists());
    }
}
