package io.snarl.paper;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.gradle.api.DefaultTask;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.TaskAction;
import org.gradle.work.DisableCachingByDefault;

/** Prints for each subject how long it took to find its bugs, and what that time was spent on. */
@DisableCachingByDefault(because = "it prints")
public abstract class PaperTimes extends DefaultTask {

    private static final Set<String> BUGS = Set.of("deadlock", "not linearizable", "crash");

    /** The file with what is known of the subjects. */
    @Internal
    public abstract RegularFileProperty getSubjects();

    /** Where the projects of the subjects are. */
    @Internal
    public abstract DirectoryProperty getProjects();

    /** Where the table is written. */
    @Internal
    public abstract RegularFileProperty getReport();

    @TaskAction
    void print() throws IOException {
        Map<String, JsonObject> times = new LinkedHashMap<>();
        List<String> activities = new ArrayList<>();
        for (String project : Subject.read(path(getSubjects())).keySet()) {
            JsonObject found = object(build(project).resolve("tmp/synthesizeConcurrentTests/lab/synthesis-times.json"));
            times.put(project, found);
            found.getAsJsonObject("activities").keySet().stream()
                    .filter(activity -> !activities.contains(activity))
                    .forEach(activities::add);
        }
        List<String> header = new ArrayList<>(List.of("subject", "cut", "seconds", "causes", "tests"));
        header.addAll(activities);
        var table = new Table(header.toArray(String[]::new));
        double all = 0;
        for (Map.Entry<String, JsonObject> each : times.entrySet()) {
            double seconds = seconds(each.getValue());
            all += seconds;
            table.add(row(each.getKey(), seconds, each.getValue().getAsJsonObject("activities"), activities));
        }
        String text = table.text() + "\n" + text(all) + " seconds for all subjects together\n";
        Path report = path(getReport());
        Files.createDirectories(report.getParent());
        Files.writeString(report, text);
        getLogger().lifecycle("\n{}\nTable: {}", text, report);
    }

    private String[] row(String project, double seconds, JsonObject spent, List<String> activities) throws IOException {
        JsonObject findings = object(build(project).resolve("snarl/findings.json"));
        JsonObject counts = findings.getAsJsonObject("counts");
        long causes = 0;
        for (JsonElement finding : findings.getAsJsonArray("findings")) {
            causes += BUGS.contains(finding.getAsJsonObject().get("verdict").getAsString()) ? 1 : 0;
        }
        List<String> row = new ArrayList<>(List.of(
                project,
                counts.get("cut").getAsBoolean() ? "yes" : "no",
                text(seconds),
                String.valueOf(causes),
                counts.get("tests").getAsString()));
        activities.forEach(activity ->
                row.add(spent.has(activity) ? text(spent.get(activity).getAsLong() / 1000.0) : ""));
        return row.toArray(String[]::new);
    }

    private static double seconds(JsonObject times) {
        return times.entrySet().stream()
                        .filter(time -> time.getValue().isJsonPrimitive())
                        .mapToLong(time -> time.getValue().getAsLong())
                        .sum()
                / 1000.0;
    }

    private static String text(double seconds) {
        return String.format(Locale.ROOT, "%.1f", seconds);
    }

    private Path build(String project) {
        return getProjects().get().getAsFile().toPath().resolve(project).resolve("build");
    }

    private static JsonObject object(Path file) throws IOException {
        return JsonParser.parseString(Files.readString(file)).getAsJsonObject();
    }

    private static Path path(RegularFileProperty file) {
        return file.get().getAsFile().toPath();
    }
}
