package constructors;

/** Sells from a stock. Its own lock does not help when another till sells from the same stock. */
class Till {

    private final Stock stock;
    private int sold;

    Till(Stock stock) {
        this.stock = stock;
    }

    synchronized void sell(int pieces) {
        stock.setPieces(stock.pieces() - pieces);
        sold += pieces;
    }

    synchronized int sold() {
        return sold;
    }
}
