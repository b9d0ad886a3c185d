package io.snarl.gradle.internal.jars;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.gradle.api.GradleException;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.provider.ValueSource;
import org.gradle.api.provider.ValueSourceParameters;

/**
 * Unpacks the jars of a part when they are first needed.
 *
 * <p>A value source, so that a build that comes from the configuration cache unpacks what was deleted meanwhile.
 */
public abstract class UnpackedJars implements ValueSource<List<File>, UnpackedJars.Parameters> {

    /** What is unpacked, and where to. */
    public interface Parameters extends ValueSourceParameters {

        Property<CarriedPart> getPart();

        /** A directory that all builds of the user share. */
        DirectoryProperty getDirectory();
    }

    @Override
    public List<File> obtain() {
        Path directory = getParameters().getDirectory().get().getAsFile().toPath();
        // Gradle 8.8 cannot read an unmodifiable list back from the configuration cache.
        List<File> files = new ArrayList<>();
        try {
            for (CarriedJar jar : CarriedJar.of(getParameters().getPart().get())) {
                files.add(jar.unpackedIn(directory).toFile());
            }
            return files;
        } catch (IOException e) {
            throw new GradleException(
                    "Snarl could not unpack its jars into " + directory + ": " + e
                            + ". Make that directory writable, free space on its disk, or choose another one by the"
                            + " environment variable GRADLE_USER_HOME.",
                    e);
        }
    }
}
