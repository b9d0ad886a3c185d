package io.snarl.core.finding;

import java.util.List;
import java.util.Locale;

/**
 * What running a candidate's test has shown about it.
 *
 * <p>Each kind of bug declares the verdicts by which its bugs are called; the others are the same for all kinds.
 *
 * @param words the verdict as reports spell it
 * @param order bugs of a smaller order are listed first
 * @param verb what the calls do, between the first and the others of them in a title
 * @param idEnding what the ids of its findings end with
 */
public record Verdict(String words, Standing standing, int order, String verb, String idEnding)
        implements Comparable<Verdict> {

    /** The calls got in each other's way, and all that could be seen was what some sequential order gives too. */
    public static final Verdict BENIGN = new Verdict("benign", Standing.BENIGN, 0, "", "-benign");

    /** The bug was predicted, and no execution has shown it. */
    public static final Verdict NOT_CONFIRMED =
            new Verdict("not confirmed", Standing.NOT_CONFIRMED, 0, "", "-not-confirmed");

    /** The bug was predicted, and there is a reason why it cannot happen or no test of it can be built. */
    public static final Verdict INFEASIBLE = new Verdict("infeasible", Standing.INFEASIBLE, 0, "", "-infeasible");

    /** The verdicts that are the same for all kinds. */
    static final List<Verdict> OF_ALL_KINDS = List.of(BENIGN, NOT_CONFIRMED, INFEASIBLE);

    /** What a verdict means for whoever has to do something about it. */
    public enum Standing {
        /** An execution has shown a bug; only this may fail a build. */
        BUG,
        /** Nothing has to be done. */
        BENIGN,
        /** Nothing is known for certain. */
        NOT_CONFIRMED,
        /** There is no test of it. */
        INFEASIBLE
    }

    /** Makes the verdict of a bug. */
    public static Verdict ofBug(String words, int order, String verb) {
        return new Verdict(words, Standing.BUG, order, verb, "-" + words.replace(' ', '-'));
    }

    /** Returns the same for bugs whose ids say by themselves what they are. */
    public Verdict withoutIdEnding() {
        return new Verdict(words, standing, order, verb, "");
    }

    /** Tells whether an execution has shown a bug; only such a verdict may fail a build. */
    public boolean isBug() {
        return standing == Standing.BUG;
    }

    /** Returns the verdict in one word, as build scripts and ids of rules spell it. */
    public String word() {
        return words.replace(' ', '-');
    }

    /** Returns the verdict as consoles show it before the name of a test. */
    public String headline() {
        return words.toUpperCase(Locale.ROOT);
    }

    @Override
    public int compareTo(Verdict other) {
        int byStanding = standing.compareTo(other.standing);
        if (byStanding != 0) {
            return byStanding;
        }
        return order != other.order ? Integer.compare(order, other.order) : words.compareTo(other.words);
    }

    /** Returns the verdict as reports spell it. */
    @Override
    public String toString() {
        return words;
    }
}
