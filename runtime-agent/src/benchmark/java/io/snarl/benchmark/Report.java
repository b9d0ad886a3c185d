package io.snarl.benchmark;

import com.google.gson.GsonBuilder;
import io.snarl.benchmark.measuring.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Everything that was measured, as a table and as JSON.
 *
 * @param java the version of the measured JVMs
 * @param cores how many processors they saw
 * @param load the system's load average at the end, by which one sees how busy it was with other things
 * @param tracedJvmArguments what was tried out
 */
record Report(
        String java,
        int cores,
        double load,
        List<String> tracedJvmArguments,
        List<LoopResult> loops,
        List<LibraryResult> libraries) {

    String json() {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("java", java);
        all.put("cores", cores);
        all.put("load", load);
        all.put("tracedJvmArguments", tracedJvmArguments);
        all.put("recorder", loops);
        all.put("libraries", libraries);
        all.put("aims", aims());
        return new GsonBuilder().setPrettyPrinting().create().toJson(all) + "\n";
    }

    String text() {
        var text = new StringBuilder();
        text.append("Java ").append(java).append(", ").append(cores).append(" cores, load ");
        text.append(format("%.1f", load)).append('\n');
        if (!tracedJvmArguments.isEmpty()) {
            text.append("traced JVMs with ")
                    .append(String.join(" ", tracedJvmArguments))
                    .append('\n');
        }
        if (!loops.isEmpty()) {
            text.append('\n').append(loopTable());
        }
        if (!libraries.isEmpty()) {
            text.append('\n').append(libraryTable());
        }
        var aimTable = new Table().row("aim", "measured", "reached");
        aims().forEach(aim -> aimTable.row(aim.what(), format("%.2f", aim.measured()), aim.reached() ? "yes" : "NO"));
        return text.append('\n').append(aimTable).toString();
    }

    private List<Aim> aims() {
        List<Aim> aims = new ArrayList<>();
        for (LoopResult loop : loops) {
            String name = "recorder, " + loop.loop();
            if (loop.isMixture()) {
                aims.add(Aim.atLeast(20, "million events/s: " + name, loop.eventsPerSecond() / 1e6));
            }
            aims.add(Aim.below(LoopResult.MOST_HEAP >> 20, "MB of heap: " + name, loop.heapAfterGc() / 1048576.0));
        }
        for (LibraryResult library : libraries) {
            String name = library.library() + ", " + library.setting();
            if (library.sampled()) {
                aims.add(Aim.below(3, "times plain: " + name, library.slowdown()));
            } else {
                aims.add(Aim.below(12, "bytes/event: " + name, library.bytesPerEvent()));
            }
        }
        return aims;
    }

    private Table loopTable() {
        var table = new Table()
                .row("recorder", "events", "M events/s", "per CPU s", "bytes/event", "heap after GC", "heap peak");
        for (LoopResult loop : loops) {
            table.row(
                    loop.loop(),
                    loop.events(),
                    millions(loop.eventsPerSecond()),
                    millions(loop.eventsPerCpuSecond()),
                    format("%.2f", loop.bytesPerEvent()),
                    megabytes(loop.heapAfterGc()),
                    megabytes(loop.heapPeak()));
        }
        return table;
    }

    private Table libraryTable() {
        var table = new Table()
                .row(
                        "library",
                        "recorded",
                        "tests",
                        "plain",
                        "traced",
                        "ratio",
                        "of CPU",
                        "of process",
                        "events",
                        "M events/s",
                        "bytes/event");
        for (LibraryResult library : libraries) {
            table.row(
                    library.library(),
                    library.setting(),
                    library.tests(),
                    format("%.2f s", library.plain().tests()),
                    format("%.2f s", library.traced().tests()),
                    format("%.2f", library.slowdown()),
                    format("%.2f", library.cpuSlowdown()),
                    format("%.2f", library.processSlowdown()),
                    library.events(),
                    millions(library.eventsPerSecond()),
                    format("%.2f", library.bytesPerEvent()));
        }
        return table;
    }

    private static String millions(double perSecond) {
        return format("%.1f", perSecond / 1e6);
    }

    private static String megabytes(long bytes) {
        return format("%+.1f MB", bytes / 1048576.0);
    }

    private static String format(String format, double value) {
        return String.format(Locale.ROOT, format, value);
    }
}
