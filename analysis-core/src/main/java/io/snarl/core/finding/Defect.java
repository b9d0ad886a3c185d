package io.snarl.core.finding;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.snarl.contract.code.CodePlace;
import io.snarl.contract.interleaving.InterleavingStep;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/** What goes wrong in an execution, as its kind of bug knows and tells it. */
public interface Defect {

    /** Returns what it is called. */
    Verdict verdict();

    /** Returns how much harm it does, compared with others of the same verdict: less for a higher number. */
    default int rank() {
        return 0;
    }

    /** Returns what is the same for two that are one bug. */
    List<String> signature();

    /** Returns the places of code that it is about, the one to look at first. */
    Set<CodePlace> places();

    /** Returns what the calls do, for a title; more exactly than the verdict says it, if that can be done. */
    default String verb() {
        return verdict().verb();
    }

    /** Returns the position of the thread whose call a title names first. */
    default int leadingThread() {
        return 0;
    }

    /** Returns the variable at which the calls conflict, if that tells it from other bugs of the same calls. */
    default Optional<String> variable() {
        return Optional.empty();
    }

    /** Says on a console what happens, in a few lines with a place at the end of each. */
    List<String> lines();

    /** Says that the same test shows others, if each of them is worth a look. */
    default Optional<String> lineOn(int others) {
        return Optional.empty();
    }

    /** Says what happens in sentences for a reader who can follow links. */
    List<String> sentences(Markup markup);

    /** Returns it for {@code findings.json}. */
    JsonObject json(Function<CodePlace, JsonElement> places);

    /** Returns it for the page of the report; a kind that the page draws in no way of its own is told in words. */
    default JsonObject pageData(Function<CodePlace, JsonElement> places) {
        JsonObject members = json(places);
        var lines = new JsonArray();
        lines().forEach(lines::add);
        members.add("lines", lines);
        var all = new JsonArray();
        places().forEach(place -> all.add(places.apply(place)));
        members.add("places", all);
        return members;
    }

    /** Returns the positions of those steps of an execution that it is about. */
    default Set<Integer> stepsAtStake(List<InterleavingStep> steps) {
        Set<Integer> found = new TreeSet<>();
        for (int i = 0; i < steps.size(); i++) {
            Optional<CodePlace> place = steps.get(i).place();
            if (place.isPresent() && places().contains(place.get())) {
                found.add(i);
            }
        }
        return found;
    }

    /** Writes the parts of sentences that are not plain words. */
    interface Markup {

        /** Returns a place, with a link if its source is at hand. */
        String link(CodePlace place);

        /** Returns text of the program under test, of which nothing must be taken for markup. */
        String text(String text);
    }
}
