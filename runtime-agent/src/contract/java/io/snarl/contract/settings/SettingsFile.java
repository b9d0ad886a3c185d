package io.snarl.contract.settings;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;

/** The file of the agent's settings. */
public final class SettingsFile {

    /** The setting {@link AgentSetting#ADOPTED_PREFIX}, which adopted tests read without the agent. */
    public static final String ADOPTED_PREFIX = "adopted.prefix";

    /** The setting {@link AgentSetting#REPLAY}, which adopted tests read without the agent. */
    public static final String REPLAY = "replay";

    /** The member that tells the version of the file. */
    public static final String VERSION = "version";

    /** The version of the files that are written and read. */
    public static final String CURRENT = "1";

    private SettingsFile() {}

    /**
     * Reads settings.
     *
     * @throws IllegalArgumentException if another version of Snarl has written them
     */
    public static Properties read(Path file) throws IOException {
        var settings = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            settings.load(reader);
        }
        String version = settings.getProperty(VERSION);
        if (!CURRENT.equals(version)) {
            throw new IllegalArgumentException("The settings of the Snarl agent in " + file + " are "
                    + (version == null ? "of no version" : "of version " + version)
                    + ", and this agent reads only version "
                    + CURRENT + ": another Snarl has written them. Use the agent of the Snarl that wrote them.");
        }
        return settings;
    }

    /** Writes settings, which are given by their names. */
    public static void write(Path file, Map<String, String> settings) throws IOException {
        var written = new Properties();
        written.putAll(settings);
        written.setProperty(VERSION, CURRENT);
        try (Writer writer = Files.newBufferedWriter(file)) {
            written.store(writer, null);
        }
    }
}
