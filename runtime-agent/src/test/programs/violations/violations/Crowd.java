package violations;

/** Does very much that does no harm, and once something that does. */
public class Crowd {

    private final int[] noise = new int[50];
    private int noisy;
    private int hits;

    public void run() {
        for (int i = 0; i < 1000; i++) {
            work(i);
        }
        int now = hits;
        for (int i = 0; i < 1000; i++) {
            work(i);
        }
        hits = now + 1;
        for (int i = 0; i < 1000; i++) {
            work(i);
        }
    }

    private synchronized void work(int i) {
        noise[i % 50]++;
        noisy++;
    }

    public int hits() {
        return hits;
    }
}
