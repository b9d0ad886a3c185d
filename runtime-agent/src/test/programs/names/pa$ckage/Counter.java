package pa$ckage;

public class Counter {

    private volatile int count;

    public int next() {
        return ++count;
    }
}
