package virtualthreads;

public class Tally {

    private int count;

    public synchronized void add() {
        count++;
    }

    public synchronized int count() {
        return count;
    }
}
