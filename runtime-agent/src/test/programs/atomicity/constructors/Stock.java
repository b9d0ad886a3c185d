package constructors;

/** What is in the warehouse. */
class Stock {

    private int pieces;

    Stock(int pieces) {
        this.pieces = pieces;
    }

    synchronized int pieces() {
        return pieces;
    }

    synchronized void setPieces(int pieces) {
        this.pieces = pieces;
    }
}
