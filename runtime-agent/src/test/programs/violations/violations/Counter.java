package violations;

/** Counts, in a way that loses updates. */
public class Counter {

    static int total;

    volatile int seen;
    private int count;
    private final int[] digits = new int[4];

    public int increment() {
        count = count + 1;
        return count;
    }

    public int get() {
        return count;
    }

    public void see() {
        seen++;
    }

    public int seen() {
        return seen;
    }

    public void add(int digit) {
        digits[digit]++;
    }

    public int[] digits() {
        return digits.clone();
    }

    public static void addToTotal() {
        total = total + 1;
    }

    public static int total() {
        return total;
    }

    public static void reset() {
        total = 0;
    }
}
