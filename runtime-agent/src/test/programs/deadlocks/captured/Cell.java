package captured;

import java.util.function.IntUnaryOperator;

class Cell {

    private int value;

    synchronized int get() {
        return value;
    }

    synchronized void update(IntUnaryOperator function) {
        value = function.applyAsInt(value);
    }
}
