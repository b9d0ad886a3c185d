package io.snarl.agent.controlled;

import io.snarl.agent.explore.Exploration;
import io.snarl.agent.schedule.ScheduleFile;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Properties;

/** Finds the failure of a program and replays it in other versions of the same program. */
final class ChangeRun {

    private static final String PROGRAM = "changed.CounterTest";
    private static final String METHOD = "increments";

    private final Laboratory laboratory;
    private final Path versions;

    /**
     * Makes it ready.
     *
     * @param versions the directory that has one for each version
     */
    ChangeRun(Laboratory laboratory, Path versions) {
        this.laboratory = laboratory;
        this.versions = versions;
    }

    void run() throws Exception {
        Exploration found =
                laboratory.explorer("mixed", Laboratory.SEED, 0, 1000).explore("changed", version("original"));
        ScheduleFile file = ScheduleFile.read(found.scheduleFile());
        var result = new Properties();
        for (String version : ControlledPrograms.VERSIONS) {
            Exploration replay =
                    laboratory.explorer("mixed", Laboratory.SEED, 0, 1).replay("changed", version(version), file, 1);
            result.setProperty(version, replay.outcome() + ": " + replay.claim());
            if (replay.failure() != null) {
                result.setProperty(version + ".failure", replay.failure().summary());
                result.setProperty(
                        version + ".details", String.join("\n", replay.failure().details()));
            }
        }
        laboratory.write("changed", result);
    }

    private Case version(String name) throws IOException, ReflectiveOperationException {
        URL[] urls = {versions.resolve(name).resolve("tests").toUri().toURL()};
        var loader = new URLClassLoader(urls, ChangeRun.class.getClassLoader());
        return Case.of(loader.loadClass(PROGRAM), METHOD);
    }
}
