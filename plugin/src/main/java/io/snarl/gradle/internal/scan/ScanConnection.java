package io.snarl.gradle.internal.scan;

import io.snarl.gradle.tasks.ReportConcurrentTests;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.gradle.api.Project;
import org.gradle.api.provider.Provider;
import org.gradle.api.specs.Spec;
import org.gradle.api.tasks.TaskProvider;

/** Connects the report of a project with the build scan, if there is one. */
public final class ScanConnection {

    private ScanConnection() {}

    /** Adds the counts of the report to the scan whenever the report has had its turn. */
    public static void connect(Project project, TaskProvider<ReportConcurrentTests> report) {
        BuildScan.in(project.getExtensions()).ifPresent(scan -> {
            Provider<String> sign = project.getLayout()
                    .getBuildDirectory()
                    .file("tmp/" + report.getName() + "/in-this-build")
                    .map(file -> file.getAsFile().getPath());
            Provider<String> counts = project.provider(
                    () -> report.get().getCountsFile().get().getAsFile().getPath());
            report.configure(task -> task.onlyIf(new ReportTurn(sign)));
            scan.whenFinished(new BuildScanAction(scan, project.getPath(), counts, sign));
        });
    }

    /**
     * Leaves a sign that the task has had its turn, be it up to date or not, and never hinders it.
     *
     * <p>A file, because build services have ended when the scan is told.
     */
    private static final class ReportTurn implements Spec<Object> {

        private final Provider<String> sign;

        private ReportTurn(Provider<String> sign) {
            this.sign = sign;
        }

        @Override
        public boolean isSatisfiedBy(Object task) {
            try {
                Path file = Path.of(sign.get());
                Files.createDirectories(file.getParent());
                Files.writeString(file, "");
                return true;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
