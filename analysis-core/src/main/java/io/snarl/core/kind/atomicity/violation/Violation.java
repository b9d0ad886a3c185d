package io.snarl.core.kind.atomicity.violation;

import static java.util.stream.Collectors.joining;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.snarl.contract.bug.Conflict;
import io.snarl.contract.code.CodePlace;
import io.snarl.contract.code.MethodSignature;
import io.snarl.contract.interleaving.InterleavingStep;
import io.snarl.contract.text.Characters;
import io.snarl.core.finding.Defect;
import io.snarl.core.finding.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * An end of concurrent calls that no sequential order of the same calls has.
 *
 * @param verdict crash or not linearizable
 * @param calls the methods that conflict
 * @param exception the binary name of the exception of a crash
 * @param conflicts the conflicting accesses of the execution, the most telling first
 * @param observed what was seen that no sequential order gives: the call or field looked at, with its value
 * @param allowed what the sequential orders give instead
 * @param masked what was not compared because it differs from run to run
 * @param count how many schedules of the test were seen to end so
 */
public record Violation(
        Verdict verdict,
        List<String> calls,
        Optional<String> exception,
        List<Conflict> conflicts,
        List<String> observed,
        List<List<String>> allowed,
        List<String> masked,
        int count)
        implements Defect {

    private static final int LONGEST_LINE = 160;
    private static final int LONGEST_SENTENCE = 300;

    public Violation {
        calls = List.copyOf(calls);
        conflicts = List.copyOf(conflicts);
        observed = List.copyOf(observed);
        allowed = allowed.stream().map(List::copyOf).toList();
        masked = List.copyOf(masked);
    }

    /** Returns what was seen first on one line, without the frames of an exception; of one without a message its class. */
    public Optional<String> seen() {
        return observed.stream()
                .findFirst()
                .map(text -> text.lines()
                        .map(String::strip)
                        .filter(line -> !line.isEmpty() && !line.startsWith("at "))
                        .collect(joining(" ")))
                .or(() -> exception);
    }

    private Optional<Conflict> firstConflict() {
        return conflicts.stream().findFirst();
    }

    private boolean losesUpdate() {
        return verdict.equals(AtomicityVerdicts.NOT_LINEARIZABLE)
                && firstConflict().filter(Conflict::isLostUpdate).isPresent();
    }

    @Override
    public String verb() {
        return losesUpdate() ? "loses an update with" : verdict.verb();
    }

    /** What was written and is gone is worse than what was seen too early or too late. */
    @Override
    public int rank() {
        return losesUpdate() ? 0 : 1;
    }

    @Override
    public int leadingThread() {
        return firstConflict().map(conflict -> conflict.previous().thread()).orElse(0);
    }

    @Override
    public Optional<String> variable() {
        return firstConflict().map(Conflict::variable);
    }

    @Override
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        firstConflict().ifPresent(conflict -> {
            lines.add(conflict.variable() + " is " + word(conflict.previous()) + " at "
                    + conflict.previous().place());
            lines.add("then " + word(conflict.remote()) + " by another thread at "
                    + conflict.remote().place());
            conflict.current().ifPresent(current -> lines.add("then " + word(current) + " at " + current.place()));
        });
        seen().map(seen -> shortened(seen.strip(), LONGEST_LINE)).ifPresent(lines::add);
        return lines;
    }

    @Override
    public List<String> sentences(Markup markup) {
        List<String> sentences = new ArrayList<>();
        firstConflict().map(conflict -> sentence(conflict, markup)).ifPresent(sentences::add);
        seen().map(seen -> shortened(seen, LONGEST_SENTENCE))
                .ifPresent(seen -> sentences.add("No order of the calls comes to this: " + markup.text(seen) + "."));
        return sentences;
    }

    private static String sentence(Conflict conflict, Markup markup) {
        return markup.text(conflict.variable()) + " is " + word(conflict.previous()) + " at "
                + markup.link(conflict.previous().place()) + ", then " + word(conflict.remote())
                + " by another thread at " + markup.link(conflict.remote().place())
                + conflict.current()
                        .map(current -> ", then " + word(current) + " at " + markup.link(current.place()))
                        .orElse("")
                + ".";
    }

    private static String word(Conflict.Access access) {
        return access.isWrite() ? "written" : "read";
    }

    private static String shortened(String text, int longest) {
        return text.length() > longest ? Characters.first(text, longest) + "…" : text;
    }

    @Override
    public JsonObject json(Function<CodePlace, JsonElement> places) {
        return ViolationJson.of(this, places);
    }

    @Override
    public JsonObject pageData(Function<CodePlace, JsonElement> places) {
        return ViolationJson.pageDataOf(this, places);
    }

    @Override
    public Set<Integer> stepsAtStake(List<InterleavingStep> steps) {
        return ConflictSteps.of(firstConflict()).in(steps);
    }

    /** Returns where variables are accessed, the most telling first. */
    @Override
    public Set<CodePlace> places() {
        Set<CodePlace> places = new LinkedHashSet<>();
        for (Conflict conflict : conflicts) {
            places.add(conflict.previous().place());
            places.add(conflict.remote().place());
            conflict.current().ifPresent(current -> places.add(current.place()));
        }
        return places;
    }

    /** Returns the methods, overloaded ones as one, and the variable: they are the same for two violations with one cause. */
    @Override
    public List<String> signature() {
        List<String> signature = new ArrayList<>(
                calls.stream().map(MethodSignature::withoutParameters).sorted().toList());
        signature.add(conflicts.stream().findFirst().map(Conflict::variable).orElse(""));
        return signature;
    }
}
