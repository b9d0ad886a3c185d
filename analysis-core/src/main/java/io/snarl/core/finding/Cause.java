package io.snarl.core.finding;

/**
 * Why a bug can happen: what has to be mended, after which nothing that it explains happens any more.
 *
 * <p>It stays the same when lines move, and when code changes that has nothing to do with it.
 *
 * @param key tells it from all others of all kinds, by names of classes, methods and fields
 * @param words the same for people, without an end of sentence
 */
public record Cause(String key, String words) implements Comparable<Cause> {

    @Override
    public int compareTo(Cause other) {
        return key.compareTo(other.key);
    }

    /** Two that are told in other words are one. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Cause cause && key.equals(cause.key);
    }

    @Override
    public int hashCode() {
        return key.hashCode();
    }

    @Override
    public String toString() {
        return words;
    }
}
