package io.snarl.core.source.claim;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** What a documentation comment promises about threads. */
public enum Claim {

    /** They may use it. */
    SAFE,

    /** They may not, or not without a lock of their own. */
    UNSAFE,

    /** Nothing, or nothing that is clear. */
    NONE;

    private static final Pattern SAFETY = Pattern.compile("thread[- ]?saf(e|ety)\\b");

    /** To speak of thread safety is no promise of it. */
    private static final Pattern PROMISE =
            Pattern.compile("thread[- ]?safe\\b|\\b(guarantee|ensure|provide)[sd]? (\\w+ )?thread[- ]?safety\\b");

    private static final Pattern NEGATION = Pattern.compile(
            "\\b(not|isn't|aren't|doesn't|don't|never|no|non|neither|nor|without|cannot|can't|lacks?)\\b");

    /** What depends on something else is no promise. */
    private static final Pattern CONDITION = Pattern.compile(
            "\\b(if|when|unless|provided|as long as|depends|depending|only|should|must|may|unlike|otherwise|instead|require[sd]?)\\b");

    private static final List<Pattern> DENIALS = List.of(
            Pattern.compile("\\bthread[- ]?unsafe\\b"),
            Pattern.compile("\\bnot (be )?safe (for|to)( be)? (use|used|access|accessed|call|called|share|shared)?"
                    + ".{0,30}\\b(threads|concurrent|concurrently|multi-?threaded)\\b"),
            Pattern.compile(
                    "\\bnot (safe|suitable|intended|designed|meant) for (concurrent|multi-?threaded|simultaneous)\\b"),
            Pattern.compile(
                    "\\b(is|are) not (be )?(shared|used|accessed|called) .{0,30}\\b(multiple|several|different|other) threads\\b"),
            Pattern.compile("\\b(is|are) not synchronized\\b(?! (because|since|as|on|with|to|by)\\b)"),
            Pattern.compile(
                    "\\b(must|has to|have to|should|needs to) be (externally synchronized|synchronized externally)\\b"),
            Pattern.compile(
                    "\\b(must|should|can|may) (only )?be (used|accessed|called|invoked|run) (only )?(by|from|on|in|within)"
                            + " (a|one|only one|the same|the) (single )?thread\\b"),
            Pattern.compile("\\b(must|should) not be (shared|used|accessed|called|invoked) .{0,40}"
                    + "\\b(threads|concurrently)\\b"));

    /** Reads the text of a comment. */
    public static Claim in(String comment) {
        boolean safe = false;
        boolean unsafe = false;
        for (String sentence : sentencesOf(comment)) {
            Claim claim = inSentence(sentence);
            safe |= claim == SAFE;
            unsafe |= claim == UNSAFE;
        }
        // Both are said of different things, and nobody knows which of them is meant where.
        return safe == unsafe ? NONE : safe ? SAFE : UNSAFE;
    }

    private static String[] sentencesOf(String comment) {
        return comment.replaceAll("\\{@\\w+\\s+([^}]*)\\}", "$1")
                .replaceAll("<[^>]*>", " ")
                .replaceAll("[\\s\\u2019*]+", " ")
                .toLowerCase(Locale.ROOT)
                .split("[.;:!?](\\s|$)|@\\w+");
    }

    private static Claim inSentence(String sentence) {
        if (DENIALS.stream().anyMatch(denial -> denial.matcher(sentence).find())) {
            return UNSAFE;
        }
        var safety = SAFETY.matcher(sentence);
        if (!safety.find()) {
            return NONE;
        }
        if (NEGATION.matcher(sentence.substring(0, safety.start())).find()) {
            return UNSAFE;
        }
        return PROMISE.matcher(sentence).find() && !CONDITION.matcher(sentence).find() ? SAFE : NONE;
    }
}
