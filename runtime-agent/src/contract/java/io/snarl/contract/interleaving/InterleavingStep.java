package io.snarl.contract.interleaving;

import io.snarl.contract.code.CodePlace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a thread did, or a remark about steps that are not shown one by one.
 *
 * @param thread the position of its thread, or {@link Interleaving#SEVERAL}
 * @param depth how many repetitions it is inside of
 * @param text such as {@code reads balance: 30}
 * @param place where; empty for what has no place, and for remarks
 * @param subject what it is about if that may matter for a bug
 * @param outcome what came of it if that is not what one would expect, such as {@code waits, because main holds it}
 * @param end how the execution ended there
 * @param remark whether it stands for steps that are not shown
 */
public record InterleavingStep(
        int thread,
        int depth,
        String text,
        Optional<CodePlace> place,
        Optional<StepTarget> subject,
        Optional<String> outcome,
        Optional<String> end,
        boolean remark) {

    /** Returns a remark in place of steps. */
    public static InterleavingStep remark(int thread, int depth, String text) {
        return new InterleavingStep(
                thread, depth, text, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), true);
    }

    /** Returns what came of it and how the execution ended there, in words. */
    public List<String> notes() {
        List<String> notes = new ArrayList<>();
        outcome.ifPresent(notes::add);
        end.ifPresent(notes::add);
        return notes;
    }

    /** Returns the notes as they are shown: {@code ->} says what came of the step, {@code =>} how the execution ended. */
    public List<String> markedNotes() {
        List<String> notes = new ArrayList<>();
        outcome.ifPresent(text -> notes.add("-> " + text));
        end.ifPresent(text -> notes.add("=> " + text));
        return notes;
    }
}
