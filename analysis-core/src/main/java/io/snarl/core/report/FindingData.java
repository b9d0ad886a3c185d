package io.snarl.core.report;

import com.google.gson.JsonObject;
import io.snarl.core.finding.Finding;
import java.util.function.Predicate;

/** A finding for the page. */
final class FindingData {

    private final CodeData code;
    private final BugData bugs;
    private final Commands commands;
    private final Predicate<Finding> known;

    /**
     * Makes findings of one run.
     *
     * @param known whether the user has accepted one
     */
    FindingData(CodeData code, Commands commands, Predicate<Finding> known) {
        this.code = code;
        this.bugs = new BugData(code, commands);
        this.commands = commands;
        this.known = known;
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
            members.add("predicted", JsonLists.of(finding.predicted(), bugs::deadlock));
            members.add("conflicts", bugs.conflicts(finding.conflicts()));
        }
        members.add("seedTests", JsonLists.ofTexts(finding.seedTests()));
        finding.reason().ifPresent(reason -> members.addProperty("reason", reason));
        members.add("alternatives", JsonLists.ofTexts(finding.alternatives()));
        if (finding.isConfirmed() && finding.test().isPresent()) {
            members.addProperty("adopt", commands.adopt(finding.id()));
        }
        return members;
    }
}
