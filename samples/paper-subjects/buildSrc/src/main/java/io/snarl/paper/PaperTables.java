package io.snarl.paper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.gradle.api.DefaultTask;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.TaskAction;
import org.gradle.work.DisableCachingByDefault;

/** Prints for each subject what was found and confirmed, beside what the papers came to. */
@DisableCachingByDefault(because = "it prints")
public abstract class PaperTables extends DefaultTask {

    /** The file with what is known of the subjects. */
    @Internal
    public abstract RegularFileProperty getSubjects();

    /** Where the projects of the subjects are. */
    @Internal
    public abstract DirectoryProperty getProjects();

    /** The version of Java that the tests ran on. */
    @Internal
    public abstract Property<Integer> getJava();

    /** Where the tables are written. */
    @Internal
    public abstract RegularFileProperty getReport();

    @TaskAction
    void print() throws IOException {
        String by = "Snarl, JDK " + getJava().get();
        var deadlocks = new OmenTable(by);
        var violations = new IntruderTable(by);
        for (Map.Entry<String, Subject> entry :
                Subject.read(path(getSubjects())).entrySet()) {
            Subject subject = entry.getValue();
            Found found = Found.read(getProjects()
                    .get()
                    .getAsFile()
                    .toPath()
                    .resolve(entry.getKey())
                    .resolve("build"));
            deadlocks.add(subject, found);
            if (subject.intruder() != null) {
                violations.add(subject, found);
            }
        }
        String text = "Deadlocks\n\n" + deadlocks.text() + "\n\nAtomicity violations\n\n" + violations.text() + "\n";
        Path report = path(getReport());
        Files.createDirectories(report.getParent());
        Files.writeString(report, text);
        getLogger().lifecycle("\n{}\nTables: {}", text, report);
    }

    private static Path path(RegularFileProperty file) {
        return file.get().getAsFile().toPath();
    }
}
