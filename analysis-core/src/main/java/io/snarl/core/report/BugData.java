package io.snarl.core.report;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import io.snarl.core.finding.Bug;
import io.snarl.core.finding.Defect;
import io.snarl.core.finding.Prediction;
import java.util.List;

/** Data of the page: the bugs that a test has shown, and those that were predicted. */
final class BugData {

    private final CodeData code;
    private final Commands commands;

    BugData(CodeData code, Commands commands) {
        this.code = code;
        this.commands = commands;
    }

    JsonObject of(Bug bug) {
        JsonObject members = of(bug.defect());
        members.addProperty("replays", bug.replays());
        members.addProperty("replay", commands.replay().of(bug.schedule()));
        InterleavingData.addTo(members, bug.interleaving(), bug.defect()::stepsAtStake);
        return members;
    }

    JsonObject of(Defect defect) {
        return defect.pageData(code::place);
    }

    /** Each once: several may differ only in what the page does not show. */
    JsonArray predictions(List<Prediction> predictions) {
        return JsonLists.of(predictions.stream().distinct().toList(), prediction -> prediction.pageData(code::place));
    }
}
