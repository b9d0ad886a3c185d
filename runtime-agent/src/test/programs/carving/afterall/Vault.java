package afterall;

/** Keeps coins until it is closed. */
class Vault {

    private final Coin first;
    private boolean closed;
    private volatile int worth;

    Vault(Coin first) {
        this.first = first;
    }

    /** Something of worth. */
    record Coin(int worth) {}

    void close() {
        closed = true;
    }

    void add(Coin coin) {
        if (closed) {
            throw new IllegalStateException("the vault of " + first + " is closed");
        }
        worth += coin.worth();
    }

    int worth() {
        return worth;
    }
}
