package io.snarl.gradle.internal.console;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;

/**
 * Suggests the word that was probably meant by a misspelt one.
 *
 * @param words those there are
 */
public record SpellingAdvice(List<String> words) {

    /** Creates advice for the given words. */
    public static SpellingAdvice in(List<String> words) {
        return new SpellingAdvice(words);
    }

    /** Returns a question about the first unknown word, or an empty text if no known word is similar. */
    public String adviceOn(Collection<String> given) {
        return new TreeSet<>(given)
                .stream()
                        .filter(word -> !words.contains(word))
                        .map(this::adviceOn)
                        .filter(advice -> !advice.isEmpty())
                        .findFirst()
                        .orElse("");
    }

    private String adviceOn(String given) {
        String plain = given.strip().toLowerCase(Locale.ROOT).replace('_', '-').replace(' ', '-');
        return words.stream()
                .filter(word -> plain.startsWith(word) || distance(plain, word) <= 1 + word.length() / 4)
                .min(Comparator.comparingInt(word -> distance(plain, word)))
                .map(word -> "Did you mean " + word + "?")
                .orElse("");
    }

    /** Returns the edit distance: how many letters have to be added, removed or replaced. */
    private static int distance(String from, String to) {
        int[] last = new int[to.length() + 1];
        for (int j = 0; j < last.length; j++) {
            last[j] = j;
        }
        for (int i = 1; i <= from.length(); i++) {
            int[] next = new int[last.length];
            next[0] = i;
            for (int j = 1; j < next.length; j++) {
                int replaced = last[j - 1] + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
                next[j] = Math.min(replaced, 1 + Math.min(last[j], next[j - 1]));
            }
            last = next;
        }
        return last[to.length()];
    }
}
