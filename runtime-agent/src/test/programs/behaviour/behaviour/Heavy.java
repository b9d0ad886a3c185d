package behaviour;

import java.lang.ref.WeakReference;

public class Heavy {

    private final byte[] weight = new byte[1 << 20];
    private int uses;

    public synchronized Heavy use() {
        weight[uses]++;
        uses++;
        return this;
    }

    /** Whether an object that has been used can be collected; waits for the collector and not for time to pass. */
    public static boolean isCollected(WeakReference<?> reference) {
        for (int i = 0; i < 50 && reference.get() != null; i++) {
            System.gc();
        }
        return reference.get() == null;
    }

    public static long sum(int objects) {
        long sum = 0;
        for (int i = 0; i < objects; i++) {
            sum += new Heavy().use().uses;
        }
        return sum;
    }
}
