package tornread;

/** A range of numbers. Both ends change together, but are not read together. */
class Range {

    private int low;
    private int high;

    Range(int low, int high) {
        this.low = low;
        this.high = high;
    }

    synchronized void set(int newLow, int newHigh) {
        if (newLow > newHigh) {
            throw new IllegalArgumentException(newLow + " > " + newHigh);
        }
        low = newLow;
        high = newHigh;
    }

    int length() {
        return high - low;
    }

    boolean contains(int number) {
        return low <= number && number <= high;
    }
}
