package insides;

/** Counts how often it was used; no other class does. */
class Stamp {

    private volatile int uses;

    void use() {
        uses++;
    }

    int uses() {
        return uses;
    }
}
