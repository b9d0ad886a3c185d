package io.snarl.agent.controlled;

import io.snarl.agent.explore.Explorer;
import io.snarl.agent.explore.result.Exploration;
import io.snarl.contract.schedule.ReplayableFailure;
import io.snarl.contract.settings.StrategyName;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;

/** Finds the failure of a program and replays it in other versions of the same program. */
final class ChangeRun {

    private static final String PROGRAM = "changed.CounterTest";
    private static final List<String> METHODS = List.of("in_methods", "in_lambdas", "in_anonymous_classes");

    private static final int SCHEDULES = 200;

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
        var result = new Properties();
        for (String method : METHODS) {
            Exploration found = explorer().explore(method, version("original", method));
            ReplayableFailure file = ReplayableFailure.read(found.scheduleFile());
            for (String version : ControlledPrograms.VERSIONS) {
                String text = describe(explorer().replayOrExplore(method, null, version(version, method), file, 1));
                result.merge(version, method + "\n" + text.indent(2), (some, more) -> some.toString() + more);
            }
        }
        laboratory.write("changed", result);
    }

    private Explorer explorer() {
        return laboratory.explorer(StrategyName.MIXED, Laboratory.SEED, 0, SCHEDULES);
    }

    private static String describe(Exploration replay) throws IOException {
        var text = new StringBuilder(replay.outcome() + ": " + replay.claim()).append('\n');
        if (replay.failure() != null) {
            text.append(replay.failure().summary()).append('\n');
            replay.failure()
                    .details()
                    .forEach(detail -> text.append("  ").append(detail).append('\n'));
        }
        replay.remarks().forEach(remark -> text.append(remark).append('\n'));
        if (replay.scheduleFile() != null) {
            Files.readAllLines(replay.scheduleFile()).stream()
                    .filter(line -> line.startsWith("switch"))
                    .forEach(line -> text.append(line).append('\n'));
        }
        return text.toString();
    }

    private Case version(String name, String method) throws IOException, ReflectiveOperationException {
        URL[] urls = {versions.resolve(name).resolve("tests").toUri().toURL()};
        var loader = new URLClassLoader(urls, ChangeRun.class.getClassLoader());
        return Case.of(loader.loadClass(PROGRAM), method);
    }
}
