package ids;

/** Gives each caller another number; there is no method that tells the last one. */
class Ids {

    private final String prefix;
    private int next = 1;

    Ids(String prefix) {
        this.prefix = prefix;
    }

    String next() {
        return prefix + next++;
    }

    synchronized void skip(int numbers) {
        next += numbers;
    }
}
