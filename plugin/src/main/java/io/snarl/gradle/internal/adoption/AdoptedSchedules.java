package io.snarl.gradle.internal.adoption;

import static java.util.stream.Collectors.toCollection;

import io.snarl.contract.schedule.StoredSchedules;
import io.snarl.contract.settings.AdoptedTestFiles;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.provider.ValueSource;
import org.gradle.api.provider.ValueSourceParameters;

/**
 * Finds the directories with schedules of adopted tests among the resources of a suite.
 *
 * <p>A value source, because it is asked for while the build is configured: so the configuration cache notices when the first
 * test is adopted.
 */
public abstract class AdoptedSchedules implements ValueSource<List<File>, AdoptedSchedules.Parameters> {

    /** The directory below resources that schedules are kept in. */
    public static final String DIRECTORY = AdoptedTestFiles.RESOURCES;

    private static final String ENDING = StoredSchedules.ENDING;

    /** Where to look. */
    public interface Parameters extends ValueSourceParameters {

        /** The directories with the resources of the suite. */
        ConfigurableFileCollection getResources();
    }

    @Override
    public List<File> obtain() {
        return getParameters().getResources().getFiles().stream()
                .map(resources -> new File(resources, DIRECTORY))
                .filter(AdoptedSchedules::areIn)
                // Gradle 8.8 cannot read an unmodifiable list back from the configuration cache.
                .collect(toCollection(ArrayList::new));
    }

    static boolean areIn(File directory) {
        String[] schedules = directory.list((parent, name) -> name.endsWith(ENDING));
        return schedules != null && schedules.length > 0;
    }
}
