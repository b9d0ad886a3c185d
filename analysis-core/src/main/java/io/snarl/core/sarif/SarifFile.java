package io.snarl.core.sarif;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import io.snarl.core.file.WholeFile;
import io.snarl.core.finding.BugRule;
import io.snarl.core.finding.Finding;
import io.snarl.core.finding.Findings;
import io.snarl.core.finding.ReplayCommand;
import io.snarl.core.registry.KnownKinds;
import io.snarl.core.sarif.SarifLog.ArtifactLocation;
import io.snarl.core.sarif.SarifLog.AutomationDetails;
import io.snarl.core.sarif.SarifLog.Driver;
import io.snarl.core.sarif.SarifLog.Invocation;
import io.snarl.core.sarif.SarifLog.Message;
import io.snarl.core.sarif.SarifLog.Result;
import io.snarl.core.sarif.SarifLog.Run;
import io.snarl.core.sarif.SarifLog.Tool;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Writes {@code snarl.sarif}, with a result for each bug and nothing else.
 *
 * <p>The same findings are always the same bytes, wherever the repository lies: files are named relative to its root.
 *
 * @param snarlVersion the version of Snarl
 * @param category what tells the log of one project from that of another, such as {@code snarl/lib/}
 * @param sources where the code is
 * @param replay how a bug is made to happen again
 * @param rules what is said of the bugs of each verdict
 */
public record SarifFile(
        String snarlVersion, String category, SourcePaths sources, ReplayCommand replay, List<BugRule> rules) {

    /** What every reader knows the root of the repository by. */
    static final String ROOT = "%SRCROOT%";

    private static final Gson JSON =
            new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

    public SarifFile {
        rules = List.copyOf(rules);
    }

    /** Makes one with the rules of all kinds of bugs that Snarl knows. */
    public SarifFile(String snarlVersion, String category, SourcePaths sources, ReplayCommand replay) {
        this(snarlVersion, category, sources, replay, KnownKinds.ALL.rules());
    }

    /** Writes the findings. */
    public void write(Path file, Findings findings) throws IOException {
        var all = new Rules(rules);
        List<Result> results = new ArrayList<>();
        for (Finding finding : findings.confirmed()) {
            results.add(
                    new ResultWriter(finding, findings.isKnown(finding), new Locations(sources), replay, all).write());
        }
        var run = new Run(
                new Tool(new Driver("Snarl", snarlVersion, all.list())),
                new AutomationDetails(category),
                List.of(new Invocation(true, Notifications.of(findings))),
                Map.of(ROOT, new ArtifactLocation(null, null, Message.of("The root of the repository."))),
                "utf16CodeUnits",
                results);
        WholeFile.write(file, JSON.toJson(new SarifLog(SarifLog.SCHEMA, SarifLog.VERSION, List.of(run))) + "\n");
    }
}
