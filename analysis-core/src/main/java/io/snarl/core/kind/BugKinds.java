package io.snarl.core.kind;

import io.snarl.contract.result.TestResult;
import io.snarl.core.finding.BugRule;
import io.snarl.core.finding.Defect;
import io.snarl.core.finding.FindingFormat;
import io.snarl.core.finding.FindingsFile;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Several kinds of bugs, in the order in which they are tried. */
public record BugKinds(List<BugKind> list) {

    public BugKinds {
        list = List.copyOf(list);
    }

    /** Returns what is said of the bugs of each verdict. */
    public List<BugRule> rules() {
        return list.stream().flatMap(kind -> kind.rules().stream()).distinct().toList();
    }

    /** Returns how their findings are written and read. */
    public List<FindingFormat> formats() {
        return list.stream().map(BugKind::format).toList();
    }

    /** Returns what writes and reads their findings in a project. */
    public FindingsFile findingsFile(Path projectDirectory) {
        return new FindingsFile(projectDirectory, formats());
    }

    /** Returns what has gone wrong in the run of a test, if one of the kinds knows it. */
    public Optional<Defect> defectIn(TestResult test) {
        return list.stream().flatMap(kind -> kind.defectIn(test).stream()).findFirst();
    }
}
