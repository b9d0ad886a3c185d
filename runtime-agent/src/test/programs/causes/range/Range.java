package range;

/** Both ends change together, and two methods do not read them together. */
class Range {

    private int low;
    private int high;

    Range(int low, int high) {
        this.low = low;
        this.high = high;
    }

    synchronized void set(int newLow, int newHigh) {
        low = newLow;
        high = newHigh;
    }

    synchronized void shift(int by) {
        low += by;
        high += by;
    }

    int length() { // mend 1: synchronized int length() {
        return high - low;
    }

    int middle() { // mend 2: synchronized int middle() {
        return (low + high) / 2;
    }
}
