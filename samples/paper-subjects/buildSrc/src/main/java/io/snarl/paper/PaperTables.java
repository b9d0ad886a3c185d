package io.snarl.paper;

import io.snarl.paper.Found.Deadlock;
import io.snarl.paper.Subject.OmenRow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.gradle.api.DefaultTask;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.TaskAction;
import org.gradle.work.DisableCachingByDefault;

/** Prints for each subject what was found and confirmed, beside what OMEN came to. */
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

    /** Where the table is written. */
    @Internal
    public abstract RegularFileProperty getReport();

    @TaskAction
    void print() throws IOException {
        var table = new Table(
                "subject",
                "by",
                "events",
                "lock nodes",
                "cycles",
                "tests",
                "deadlocks",
                "true",
                "false",
                "missing",
                "replays",
                "seconds");
        var remarks = new StringBuilder();
        for (Map.Entry<String, Subject> entry :
                Subject.read(path(getSubjects())).entrySet()) {
            Path build = getProjects()
                    .get()
                    .getAsFile()
                    .toPath()
                    .resolve(entry.getKey())
                    .resolve("build");
            add(entry.getValue(), Found.read(build), table, remarks);
        }
        String text = table.text() + remarks;
        Path report = path(getReport());
        Files.createDirectories(report.getParent());
        Files.writeString(report, text);
        getLogger().lifecycle("\n{}\nTable: {}", text, report);
    }

    private void add(Subject subject, Found found, Table table, StringBuilder remarks) {
        List<Deadlock> deadlocks = found.deadlocks();
        List<Deadlock> alarms = deadlocks.stream()
                .filter(one -> !one.alwaysComesBack() || !subject.deadlocks(one.methods()))
                .toList();
        List<String> missing = subject.missing(deadlocks.stream()
                .filter(Deadlock::alwaysComesBack)
                .map(Deadlock::methods)
                .toList());
        table.add(
                subject.name(),
                "Snarl, JDK " + getJava().get(),
                found.count("events"),
                found.count("lockNodes"),
                found.count("cycles"),
                Integer.toString(found.tests()),
                Integer.toString(deadlocks.size()),
                Integer.toString(deadlocks.size() - alarms.size()),
                Integer.toString(alarms.size()),
                Integer.toString(missing.size()),
                deadlocks.stream().mapToInt(Deadlock::reproduced).sum() + " of "
                        + deadlocks.stream().mapToInt(Deadlock::replays).sum(),
                String.format("%.1f", found.seconds()));
        subject.omen().forEach((seeds, row) -> add("OMEN, " + seeds, row, table));
        alarms.forEach(one -> remarks.append("\n- false in ")
                .append(subject.name())
                .append(": ")
                .append(one));
        missing.forEach(pair -> remarks.append("\n- missing in ")
                .append(subject.name())
                .append(": ")
                .append(pair));
    }

    private static void add(String by, OmenRow row, Table table) {
        table.add(
                "",
                by,
                row.events(),
                row.lockNodes(),
                row.cycles(),
                row.tests(),
                row.deadlocks(),
                row.truePositives(),
                falseAlarms(row),
                "",
                "",
                row.seconds());
    }

    private static String falseAlarms(OmenRow row) {
        return row.deadlocks().isEmpty()
                ? ""
                : Integer.toString(Integer.parseInt(row.deadlocks()) - Integer.parseInt(row.truePositives()));
    }

    private static Path path(RegularFileProperty file) {
        return file.get().getAsFile().toPath();
    }
}
