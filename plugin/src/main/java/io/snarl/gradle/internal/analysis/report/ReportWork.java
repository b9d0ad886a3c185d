package io.snarl.gradle.internal.analysis.report;

import io.snarl.core.finding.ReplayCommand;
import io.snarl.core.report.Commands;
import io.snarl.core.report.HtmlReport;
import io.snarl.core.report.MissingFiles;
import io.snarl.core.report.Results;
import io.snarl.core.report.RunFiles;
import io.snarl.gradle.internal.console.Console;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import org.gradle.api.file.ConfigurableFileCollection;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.logging.Logging;
import org.gradle.api.provider.Property;
import org.gradle.workers.WorkAction;
import org.gradle.workers.WorkParameters;

/** Gathers the results of all tasks, and writes the report in each format. */
public abstract class ReportWork implements WorkAction<ReportWork.Parameters> {

    private static final Console CONSOLE = new Console(Logging.getLogger(ReportWork.class));

    /** What is reported, and where to. */
    public interface Parameters extends WorkParameters {

        Property<String> getProjectName();

        /** The version of Snarl. */
        Property<String> getVersion();

        DirectoryProperty getProjectDirectory();

        RegularFileProperty getFindings();

        RegularFileProperty getTraceIndex();

        RegularFileProperty getFuzzResults();

        /** The source directories of the project. */
        ConfigurableFileCollection getSources();

        /** The command that replays a schedule file, up to the name of the file. */
        Property<String> getReplayCommand();

        /** The command that adopts a finding, up to its id. */
        Property<String> getAdoptCommand();

        RegularFileProperty getHtml();

        /** The directory of the project as its repository names it, empty for the root. */
        Property<String> getPathInRepository();

        RegularFileProperty getSarif();

        /** Where the {@link ScanCounts} are written. */
        RegularFileProperty getCounts();

        /** Where each {@link FoundProblem} is written. */
        RegularFileProperty getProblems();
    }

    @Override
    public void execute() {
        Path project = getParameters().getProjectDirectory().get().getAsFile().toPath();
        var files = new RunFiles(
                project,
                path(getParameters().getFindings()),
                path(getParameters().getTraceIndex()),
                path(getParameters().getFuzzResults()),
                getParameters().getSources().getFiles().stream()
                        .map(File::toPath)
                        .toList());
        var commands = new Commands(
                new ReplayCommand(getParameters().getReplayCommand().get(), project),
                getParameters().getAdoptCommand().get());
        Results results = Results.read(
                getParameters().getProjectName().get(),
                getParameters().getVersion().get(),
                files,
                commands);
        try {
            new HtmlReport(results).write(path(getParameters().getHtml()));
            ScanCounter.of(results).write(path(getParameters().getCounts()));
            var tools = new ToolFormats(
                    results, getParameters().getPathInRepository().get());
            tools.writeSarif(
                    path(getParameters().getSarif()),
                    getParameters().getVersion().get());
            tools.writeProblems(path(getParameters().getProblems()));
            MissingFiles.in(results).ifPresent(CONSOLE::warn);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path path(RegularFileProperty file) {
        return file.get().getAsFile().toPath();
    }
}
