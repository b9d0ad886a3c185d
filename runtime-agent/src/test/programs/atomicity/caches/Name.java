package caches;

/** Keeps its hash code once that is asked for. Two threads may both compute it, and come to the same. */
final class Name {

    private final String first;
    private final String last;
    private int hash;

    Name(String first, String last) {
        this.first = first;
        this.last = last;
    }

    @Override
    public int hashCode() {
        int known = hash;
        if (known == 0) {
            known = 31 * first.hashCode() + last.hashCode();
            hash = known;
        }
        return known;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Name name && name.first.equals(first) && name.last.equals(last);
    }

    synchronized String initials() {
        return first.substring(0, 1) + last.charAt(0);
    }
}
