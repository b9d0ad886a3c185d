package strings;

import java.util.Arrays;

/** Appends another text in two steps, each of which locks the other, but not from the first to the second. */
class Text {

    private char[] chars;

    Text(String text) {
        chars = text.toCharArray();
    }

    synchronized int length() {
        return chars.length;
    }

    synchronized void copy(int from, int to, char[] target, int at) {
        if (from < 0 || to > chars.length || from > to) {
            throw new StringIndexOutOfBoundsException(to);
        }
        System.arraycopy(chars, from, target, at, to - from);
    }

    synchronized void truncate(int length) {
        chars = Arrays.copyOf(chars, length);
    }

    synchronized Text append(Text other) {
        int old = chars.length;
        int more = other.length();
        char[] both = Arrays.copyOf(chars, old + more);
        other.copy(0, more, both, old);
        chars = both;
        return this;
    }

    @Override
    public synchronized String toString() {
        return new String(chars);
    }
}
