package io.snarl.core.report;

import io.snarl.core.finding.Findings;
import io.snarl.core.finding.FindingsFile;
import io.snarl.core.fuzz.FuzzRun;
import io.snarl.core.trace.TraceIndex;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;

/**
 * All that the tasks of a project have come to.
 *
 * @param files where it was read from
 * @param findings absent if nothing was synthesized
 * @param traces absent if nothing was traced
 * @param fuzz absent if no concurrent test was run
 * @param commands what a user can do with it
 */
public record Results(
        RunFiles files,
        Optional<Findings> findings,
        Optional<TraceIndex> traces,
        Optional<FuzzRun> fuzz,
        Commands commands) {

    /** Reads what is there. */
    public static Results read(RunFiles files, Commands commands) {
        return new Results(
                files,
                ifThere(files.findings(), file -> new FindingsFile(files.project()).read(file)),
                ifThere(files.traceIndex(), TraceIndex::read),
                ifThere(files.fuzzResults(), FuzzRun::read),
                commands);
    }

    private static <T> Optional<T> ifThere(Path file, Function<Path, T> reader) {
        return Files.isRegularFile(file) ? Optional.of(reader.apply(file)) : Optional.empty();
    }
}
