package record;

public class Entry {

    private volatile int version;

    public int change() {
        return ++version;
    }
}
