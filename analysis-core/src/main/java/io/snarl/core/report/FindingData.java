package io.snarl.core.report;

import com.google.gson.JsonObject;
import io.snarl.core.finding.Cause;
import io.snarl.core.finding.Finding;
import io.snarl.core.finding.FindingFormat;
import io.snarl.core.finding.OtherCalls;
import java.util.List;
import java.util.function.Predicate;

/** Data of the page: a finding. */
final class FindingData {

    private final CodeData code;
    private final BugData bugs;
    private final Commands commands;
    private final Predicate<Finding> known;
    private final List<FindingFormat> formats;

    /**
     * Makes findings of one run.
     *
     * @param known whether the user has accepted one
     * @param formats those of all kinds of bugs
     */
    FindingData(CodeData code, Commands commands, Predicate<Finding> known, List<FindingFormat> formats) {
        this.code = code;
        this.bugs = new BugData(code, commands);
        this.commands = commands;
        this.known = known;
        this.formats = formats;
    }

    JsonObject of(Finding finding) {
        var members = new JsonObject();
        members.addProperty("id", finding.id());
        members.addProperty("verdict", finding.verdict().toString());
        if (known.test(finding)) {
            members.addProperty("known", true);
        }
        members.addProperty("subject", finding.subject());
        members.addProperty("title", finding.title());
        members.add("calls", JsonLists.ofTexts(finding.calls()));
        finding.test().ifPresent(test -> members.add("test", code.test(test)));
        members.add("bugs", JsonLists.of(finding.bugs(), bugs::of));
        if (finding.bugs().isEmpty()) {
            for (FindingFormat format : formats) {
                boolean isOfKind = format.id().equals(finding.kind());
                members.add(format.predictionsMember(), bugs.predictions(isOfKind ? finding.predicted() : List.of()));
            }
        }
        members.add("seedTests", JsonLists.ofTexts(finding.seedTests()));
        finding.reason().ifPresent(reason -> members.addProperty("reason", reason));
        members.add(
                "causes",
                JsonLists.ofTexts(finding.causes().stream().map(Cause::words).toList()));
        members.add("others", JsonLists.of(finding.others(), this::others));
        members.add("alternatives", JsonLists.ofTexts(finding.alternatives()));
        if (finding.isConfirmed() && finding.test().isPresent()) {
            members.addProperty("adopt", commands.adopt(finding.id()));
        }
        return members;
    }

    private JsonObject others(OtherCalls others) {
        var members = new JsonObject();
        members.addProperty("title", others.title());
        members.addProperty("verdict", others.verdict().toString());
        members.add("calls", JsonLists.ofTexts(others.calls()));
        members.add("lines", JsonLists.ofTexts(others.lines()));
        members.add("places", JsonLists.of(others.places(), code::place));
        return members;
    }
}
