package io.snarl.gradle.internal.analysis.report;

import io.snarl.core.finding.Findings;
import io.snarl.core.report.Results;
import io.snarl.core.sarif.SarifFile;
import io.snarl.core.sarif.SourcePaths;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Writes the findings for code hosts, editors and Gradle itself. */
final class ToolFormats {

    private final Results results;
    private final String pathInRepository;
    private final SourcePaths sources;

    /**
     * Creates the formats of some results.
     *
     * @param pathInRepository the directory of the project as its repository names it, empty for the root
     */
    ToolFormats(Results results, String pathInRepository) {
        this.results = results;
        this.pathInRepository = pathInRepository;
        this.sources = new SourcePaths(root(), results.files().sources());
    }

    /** Writes nothing if nothing was synthesized: a log without results would mean that there are no bugs any more. */
    void writeSarif(Path file, String snarlVersion) throws IOException {
        if (results.findings().isPresent()) {
            String category = pathInRepository.isEmpty() ? "snarl/" : "snarl/" + pathInRepository + "/";
            new SarifFile(snarlVersion, category, sources, results.commands().replay())
                    .write(file, results.findings().get());
        } else {
            Files.deleteIfExists(file);
        }
    }

    void writeProblems(Path file) throws IOException {
        var problems = new GradleProblems(sources, results.commands().replay());
        FoundProblem.write(
                results.findings()
                        .map((Findings findings) -> problems.of(findings))
                        .orElse(List.of()),
                file);
    }

    private Path root() {
        Path project = results.files().project();
        long depth = pathInRepository.isEmpty()
                ? 0
                : pathInRepository.chars().filter(c -> c == '/').count() + 1;
        for (long i = 0; i < depth; i++) {
            project = project.getParent();
        }
        return project;
    }
}
