package io.snarl.core.finding;

/**
 * What readers are told of all bugs of one verdict.
 *
 * @param title a name of one word, such as {@code DeadlockedThreads}
 * @param headline what happens, in a few words
 * @param explanation what happens, in sentences
 * @param remedy what can be done about it
 * @param weakness its number among the common weaknesses, such as {@code external/cwe/cwe-833}
 * @param meaning what has happened, for a reader of the report
 * @param plural what several of them are called where they are counted
 */
public record BugRule(
        Verdict verdict,
        String title,
        String headline,
        String explanation,
        String remedy,
        String weakness,
        String meaning,
        String plural) {}
