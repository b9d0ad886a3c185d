package io.snarl.core.kind.deadlock;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.snarl.contract.bug.Deadlock;
import io.snarl.contract.code.CodePlace;
import io.snarl.contract.interleaving.InterleavingStep;
import io.snarl.core.finding.Defect;
import io.snarl.core.finding.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** A deadlock that has happened. */
public record DeadlockDefect(Deadlock deadlock) implements Defect {

    @Override
    public Verdict verdict() {
        return DeadlockKind.DEADLOCK;
    }

    @Override
    public List<String> signature() {
        return deadlock.signature();
    }

    @Override
    public Set<CodePlace> places() {
        return deadlock.places();
    }

    @Override
    public List<String> lines() {
        Set<Deadlock.Edge> different = new LinkedHashSet<>(deadlock.edges());
        boolean alike = different.size() == 1;
        List<String> lines = new ArrayList<>();
        for (Deadlock.Edge edge : alike ? different : deadlock.edges()) {
            lines.add((alike ? "each thread" : "one thread") + " holds a lock taken at " + edge.heldAt());
            lines.add("and waits for another at " + edge.wantedAt());
        }
        return lines;
    }

    @Override
    public Optional<String> lineOn(int others) {
        return Optional.of("and " + others + " more deadlock" + (others == 1 ? "" : "s") + " in this test");
    }

    @Override
    public List<String> sentences(Markup markup) {
        Set<Deadlock.Edge> different = new LinkedHashSet<>(deadlock.edges());
        List<String> sentences = new ArrayList<>();
        String who = different.size() == 1 ? "Each thread" : "One thread";
        for (Deadlock.Edge edge : different) {
            sentences.add(who + " holds the lock of " + markup.text(edge.held()) + " that it took at "
                    + markup.link(edge.heldAt()) + " and waits for that of " + markup.text(edge.wanted()) + " at "
                    + markup.link(edge.wantedAt()) + ".");
            who = "Another thread";
        }
        return sentences;
    }

    @Override
    public JsonObject json(Function<CodePlace, JsonElement> places) {
        return DeadlockJson.of(deadlock, places);
    }

    @Override
    public JsonObject pageData(Function<CodePlace, JsonElement> places) {
        return json(places);
    }

    @Override
    public Set<Integer> stepsAtStake(List<InterleavingStep> steps) {
        return DeadlockSteps.of(deadlock).in(steps);
    }
}
