package io.snarl;

import io.snarl.contract.settings.AdoptedTestFiles;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The arguments that this JVM was started with. */
final class OwnArguments {

    private static final String PROPERTY = "-D";

    /** Those whose value may be the argument after them. */
    private static final Set<String> BEFORE_THEIR_VALUE = new HashSet<>(Arrays.asList(
            "--add-exports",
            "--add-modules",
            "--add-opens",
            "--add-reads",
            "--enable-native-access",
            "--limit-modules",
            "--module-path",
            "--patch-module",
            "--upgrade-module-path"));

    private final Path directory;

    /**
     * Reads it.
     *
     * @param directory what the build has made ready
     */
    OwnArguments(Path directory) {
        this.directory = directory;
    }

    /**
     * Where tests limit the modules of their JVM, the JVM may not be able to tell its arguments; then those count that
     * the build has passed.
     */
    List<String> read() throws IOException {
        try {
            return ManagementFactory.getRuntimeMXBean().getInputArguments();
        } catch (NoClassDefFoundError e) {
            return told();
        }
    }

    /** As the JVM would tell it: an option and its value are one, and a property has the value that it has now. */
    List<String> told() throws IOException {
        List<String> told = new ArrayList<>();
        List<String> lines = Files.readAllLines(directory.resolve(AdoptedTestFiles.TESTS_ARGUMENTS));
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            if (line.startsWith(PROPERTY)) {
                String value = System.getProperty(line.substring(PROPERTY.length()));
                if (value != null) {
                    told.add(line + "=" + value);
                }
            } else if (BEFORE_THEIR_VALUE.contains(line) && i + 1 < lines.size()) {
                told.add(line + "=" + lines.get(++i));
            } else {
                told.add(line);
            }
        }
        return told;
    }
}
