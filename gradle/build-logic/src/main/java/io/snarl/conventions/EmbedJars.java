package io.snarl.conventions;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import javax.inject.Inject;
import org.gradle.api.DefaultTask;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.file.FileCollection;
import org.gradle.api.file.FileSystemOperations;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.CacheableTask;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.OutputDirectory;
import org.gradle.api.tasks.PathSensitivity;
import org.gradle.api.tasks.TaskAction;

/** Lays jars out as resources of a package, with an index by which they can be found and unpacked again. */
@CacheableTask
public abstract class EmbedJars extends DefaultTask {

    private final Map<String, FileCollection> parts = new TreeMap<>();

    /** The package, with slashes. */
    @Input
    public abstract Property<String> getPackagePath();

    @OutputDirectory
    public abstract DirectoryProperty getDestination();

    @Inject
    protected abstract FileSystemOperations getFileSystem();

    /** Adds jars under a name of their own. */
    public void part(String name, FileCollection jars) {
        parts.put(name, jars);
        getInputs().files(jars).withPropertyName(name).withPathSensitivity(PathSensitivity.NAME_ONLY);
    }

    @Internal
    protected Map<String, FileCollection> getParts() {
        return parts;
    }

    @TaskAction
    void embed() throws IOException {
        getFileSystem().delete(old -> old.delete(getDestination()));
        Path target = getDestination()
                .get()
                .getAsFile()
                .toPath()
                .resolve(getPackagePath().get());
        var index = new StringBuilder();
        for (Map.Entry<String, FileCollection> part : parts.entrySet()) {
            Path directory = Files.createDirectories(target.resolve(part.getKey()));
            for (File jar : part.getValue().getFiles()) {
                Files.copy(jar.toPath(), directory.resolve(jar.getName()));
                index.append(part.getKey() + "/" + jar.getName() + " " + jar.length() + " " + hash(jar) + "\n");
            }
        }
        Files.writeString(target.resolve("index.txt"), index);
    }

    private static String hash(File jar) throws IOException {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(jar.toPath()));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
