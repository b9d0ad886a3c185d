package vaults;

/** Is made for several threads as well, and only ever used with a secret. */
public class Locker {

    private final String owner;
    private int count;

    public Locker(String owner) {
        this.owner = owner;
    }

    public synchronized int count() {
        return count;
    }

    public void add(int more) {
        count = count + more;
    }
}
