package io.snarl.core.report;

import io.snarl.core.finding.Findings;
import io.snarl.core.finding.FindingsFile;
import io.snarl.core.fuzz.FuzzRun;
import io.snarl.core.trace.TraceIndex;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * All that the tasks of a project have come to.
 *
 * @param project the name of the project
 * @param version the version of Snarl
 * @param files where it was read from
 * @param findings absent if nothing was synthesized
 * @param settings those of the synthesis, as {@code findings.json} has them
 * @param traces absent if nothing was traced
 * @param fuzz absent if no concurrent test was run
 * @param commands what a user can do with it
 */
public record Results(
        String project,
        String version,
        RunFiles files,
        Optional<Findings> findings,
        Map<String, Long> settings,
        Optional<TraceIndex> traces,
        Optional<FuzzRun> fuzz,
        Commands commands) {

    /** Reads what is there. */
    public static Results read(String project, String version, RunFiles files, Commands commands) {
        var findings = new FindingsFile(files.project());
        return new Results(
                project,
                version,
                files,
                ifThere(files.findings(), findings::read),
                ifThere(files.findings(), findings::readSettings).orElse(Map.of()),
                ifThere(files.traceIndex(), TraceIndex::read),
                ifThere(files.fuzzResults(), FuzzRun::read),
                commands);
    }

    private static <T> Optional<T> ifThere(Path file, Function<Path, T> reader) {
        return Files.isRegularFile(file) ? Optional.of(reader.apply(file)) : Optional.empty();
    }
}
