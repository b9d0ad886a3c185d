package io.snarl.core.sarif;

import io.snarl.contract.code.CodePlace;
import io.snarl.core.finding.Finding;
import io.snarl.core.sarif.SarifLog.ArtifactLocation;
import io.snarl.core.sarif.SarifLog.Location;
import io.snarl.core.sarif.SarifLog.LogicalLocation;
import io.snarl.core.sarif.SarifLog.Message;
import io.snarl.core.sarif.SarifLog.PhysicalLocation;
import io.snarl.core.sarif.SarifLog.Region;
import io.snarl.core.text.TextFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Converts code places to SARIF locations.
 *
 * <p>Code hosts refuse a whole log for one location without, so a place in the JDK or in a library is told in words and by the
 * logical locations of others.
 *
 * @param sources where the code is
 */
record Locations(SourcePaths sources) {

    /** Returns a place of code as the location with this id, if any; empty if the project has no source of it. */
    Optional<Location> of(Integer id, CodePlace place, String message) {
        return sources.fileOf(place)
                .map(file ->
                        new Location(id, physical(file, place.line()), List.of(logical(place)), Message.of(message)));
    }

    /** Returns a line of a file. */
    Location of(Path file, int line, List<LogicalLocation> logical, String message) {
        return new Location(
                null,
                physical(file, line),
                logical.isEmpty() ? null : logical,
                message == null ? null : Message.of(message));
    }

    /** Returns where the first of the seed tests is written whose source is at hand. */
    Optional<Location> ofSeedTest(Finding finding, List<LogicalLocation> logical) {
        return finding.seedTests().stream()
                .flatMap(test -> {
                    int dot = test.lastIndexOf('.');
                    return sources.fileOf(test.substring(0, Math.max(0, dot)), "").stream()
                            .map(file -> of(file, lineOf(test.substring(dot + 1), file), logical, null));
                })
                .findFirst();
    }

    static LogicalLocation logical(CodePlace place) {
        return new LogicalLocation(place.method(), place.className() + "." + place.method(), "function");
    }

    private PhysicalLocation physical(Path file, int line) {
        return new PhysicalLocation(
                new ArtifactLocation(sources.uriOf(file), SarifFile.ROOT, null), new Region(Math.max(1, line)));
    }

    private static int lineOf(String method, Path file) {
        var declaration = Pattern.compile("\\s" + Pattern.quote(method.replaceFirst("\\(.*", "")) + "\\s*\\(");
        try {
            List<String> lines = TextFiles.read(file).lines().toList();
            for (int i = 0; i < lines.size(); i++) {
                if (declaration.matcher(lines.get(i)).find()) {
                    return i + 1;
                }
            }
            return 1;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
