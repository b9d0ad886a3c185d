package unheard;

/** Methods of all sorts whose runs are mostly not recorded. */
final class Kept {

    private final long[] sums = new long[3];
    private int calls;

    Kept(long first, double second, Object third) {
        sums[0] = third == null ? first : (long) second;
    }

    synchronized boolean isLocked() {
        return Thread.holdsLock(this);
    }

    static synchronized boolean isClassLocked() {
        return Thread.holdsLock(Kept.class);
    }

    synchronized int fail(int number) {
        calls++;
        if (Thread.holdsLock(this) && number % 2 == 0) {
            throw new IllegalArgumentException(String.valueOf(number));
        }
        return calls;
    }

    int loop(int number) {
        do {
            calls += number;
        } while (--number > 0);
        return calls;
    }

    long sum(byte small, long large, double fraction, String text) {
        try {
            synchronized (sums) {
                sums[small] += large + (long) fraction + text.length();
            }
        } catch (ArrayIndexOutOfBoundsException e) {
            return -1;
        }
        switch (small) {
            case 0:
                return sums[0];
            default:
                return new Kept(large, fraction, text).sums[0];
        }
    }
}
