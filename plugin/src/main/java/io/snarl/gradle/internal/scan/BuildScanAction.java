package io.snarl.gradle.internal.scan;

import io.snarl.gradle.internal.analysis.report.ScanCounts;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.gradle.api.Action;
import org.gradle.api.provider.Provider;

/** Adds the counts to the build scan at the end of the build; a class of its own, so that it can be serialized. */
final class BuildScanAction implements Action<Object> {

    private final Object extension;
    private final String project;
    private final Provider<String> counts;
    private final Provider<String> sign;

    /**
     * Creates the action of a project.
     *
     * @param project its path
     * @param counts the file of the counts
     * @param sign the file that is there if the counts are of this build
     */
    BuildScanAction(BuildScan scan, String project, Provider<String> counts, Provider<String> sign) {
        this.extension = scan.extension();
        this.project = project;
        this.counts = counts;
        this.sign = sign;
    }

    @Override
    public void execute(Object result) {
        try {
            Path file = Path.of(counts.get());
            if (Files.deleteIfExists(Path.of(sign.get())) && Files.exists(file)) {
                tell(new BuildScan(extension), ScanCounts.read(file));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void tell(BuildScan scan, ScanCounts found) {
        String where = project.equals(":") ? "" : " in " + project;
        found.byName().forEach((name, count) -> scan.value(name + where, Long.toString(count)));
        if (found.hasBugs()) {
            scan.tag("snarl-bugs");
        }
    }
}
