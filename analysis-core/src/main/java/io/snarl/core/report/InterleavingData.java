package io.snarl.core.report;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import io.snarl.contract.interleaving.Interleaving;
import io.snarl.contract.interleaving.InterleavingStep;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** Data of the page: an execution, with the steps of its bug marked. */
final class InterleavingData {

    private InterleavingData() {}

    /** Adds the execution of a file, if that is there and can be read. */
    static void addTo(JsonObject members, Path file, Function<List<InterleavingStep>, Set<Integer>> stake) {
        MissingFiles.read(file).ifPresent(interleaving -> members.add("interleaving", of(interleaving, stake)));
    }

    private static JsonObject of(Interleaving interleaving, Function<List<InterleavingStep>, Set<Integer>> stake) {
        var members = new JsonObject();
        members.add("threads", JsonLists.ofTexts(interleaving.threads()));
        Set<Integer> marked = stake.apply(interleaving.steps());
        var steps = new JsonArray();
        for (int i = 0; i < interleaving.steps().size(); i++) {
            steps.add(step(interleaving.steps().get(i), marked.contains(i)));
        }
        members.add("steps", steps);
        members.add("ending", JsonLists.ofTexts(interleaving.ending()));
        return members;
    }

    private static JsonObject step(InterleavingStep step, boolean marked) {
        var members = new JsonObject();
        members.addProperty("thread", step.thread());
        members.addProperty("text", step.text());
        step.place().ifPresent(place -> members.addProperty("source", place.source()));
        if (!step.notes().isEmpty()) {
            members.add("notes", JsonLists.ofTexts(step.markedNotes()));
        }
        if (step.remark()) {
            members.addProperty("folded", true);
        }
        if (marked) {
            members.addProperty("stake", true);
        }
        return members;
    }
}
