package io.snarl.core.finding;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.Strictness;
import io.snarl.core.file.WholeFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/**
 * Writes and reads {@code findings.json}.
 *
 * <p>The same findings are always the same bytes, wherever the project lies: paths are relative to its directory.
 *
 * @param projectDirectory the directory of the project
 * @param formats those of all kinds of bugs
 */
public record FindingsFile(Path projectDirectory, List<FindingFormat> formats) {

    static final int VERSION = 1;

    private static final Gson JSON = new GsonBuilder()
            .setPrettyPrinting()
            .disableHtmlEscaping()
            .setStrictness(Strictness.STRICT)
            .create();

    public FindingsFile {
        projectDirectory = projectDirectory.toAbsolutePath().normalize();
        formats = List.copyOf(formats);
    }

    /** Writes the findings, in an order of their own, with what was looked at. */
    public void write(Path file, Collection<Finding> findings, Counts counts) throws IOException {
        write(file, new Findings(counts, List.copyOf(findings)), Map.of());
    }

    /**
     * Writes the findings with what was looked at, which of them are known, and what they were found with.
     *
     * @param settings numbers that whoever wants the same findings has to set
     */
    public void write(Path file, Findings findings, Map<String, Long> settings) throws IOException {
        WholeFile.write(file, text(findings, settings));
    }

    /** Returns what {@link #write} writes. */
    public String text(Findings findings, Map<String, Long> settings) {
        return JSON.toJson(new FindingsWriter(projectDirectory, formats).write(findings, settings)) + "\n";
    }

    /**
     * Reads what {@link #write} has written.
     *
     * @throws BrokenFindingsException if the file does not hold findings
     */
    public Findings read(Path file) {
        return new FindingsReader(file, projectDirectory, formats).read(members(file));
    }

    /**
     * Reads the settings that findings were written with; none from a file that has none.
     *
     * @throws BrokenFindingsException if the file does not hold findings
     */
    public Map<String, Long> readSettings(Path file) {
        return new FindingsReader(file, projectDirectory, formats).settings(members(file));
    }

    private static JsonObject members(Path file) {
        try {
            JsonObject members = JSON.fromJson(Files.readString(file), JsonObject.class);
            if (members == null) {
                throw BrokenFindingsException.bad(file, "it is empty");
            }
            return members;
        } catch (JsonParseException e) {
            throw BrokenFindingsException.bad(file, "it is not a JSON object");
        } catch (IOException e) {
            throw BrokenFindingsException.unreadable(file, e);
        }
    }
}
