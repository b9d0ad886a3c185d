package io.snarl.core.report;

import io.snarl.contract.result.RunResults;
import io.snarl.contract.trace.BrokenTraceException;
import io.snarl.contract.trace.index.TraceIndex;
import io.snarl.core.finding.Findings;
import io.snarl.core.finding.FindingsFile;
import io.snarl.core.kind.BugKinds;
import io.snarl.core.registry.KnownKinds;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The results of all tasks of a project.
 *
 * @param project the name of the project
 * @param version the version of Snarl
 * @param files where it was read from
 * @param findings absent if nothing was synthesized
 * @param settings those of the synthesis, as {@code findings.json} has them
 * @param traces absent if nothing was traced, or what says so cannot be read
 * @param unreadableIndex what is wrong with the index of the traces if it cannot be read at all
 * @param fuzz absent if no concurrent test was run
 * @param commands what a user can do with it
 * @param kinds those of which there may be bugs
 */
public record Results(
        String project,
        String version,
        RunFiles files,
        Optional<Findings> findings,
        Map<String, Long> settings,
        Optional<TraceIndex> traces,
        Optional<String> unreadableIndex,
        Optional<RunResults> fuzz,
        Commands commands,
        BugKinds kinds) {

    /** Reads what is there of the kinds of bugs that Snarl knows. */
    public static Results read(String project, String version, RunFiles files, Commands commands) {
        return read(project, version, files, commands, KnownKinds.ALL);
    }

    /** Reads what is there. */
    public static Results read(String project, String version, RunFiles files, Commands commands, BugKinds kinds) {
        FindingsFile findings = kinds.findingsFile(files.project());
        Optional<TraceIndex> traces = Optional.empty();
        Optional<String> unreadableIndex = Optional.empty();
        try {
            traces = ifThere(files.traceIndex(), TraceIndex::read);
        } catch (BrokenTraceException e) {
            // It tells little that the findings do not, and they are what a reader wants.
            unreadableIndex = Optional.of(e.getMessage());
        }
        return new Results(
                project,
                version,
                files,
                ifThere(files.findings(), findings::read),
                ifThere(files.findings(), findings::readSettings).orElse(Map.of()),
                traces,
                unreadableIndex,
                ifThere(files.fuzzResults(), RunResults::read),
                commands,
                kinds);
    }

    private static <T> Optional<T> ifThere(Path file, Function<Path, T> reader) {
        return Files.isRegularFile(file) ? Optional.of(reader.apply(file)) : Optional.empty();
    }
}
