package restricted;

/** Has members that are named as keywords of newer versions of Java are. */
public class Journal {

    public volatile int record;
    private volatile int sealed;

    public int record() {
        return ++record;
    }

    public int yield(int var) {
        sealed += var;
        return sealed;
    }

    public int var() {
        return sealed;
    }

    public synchronized void permits(Journal when) {
        sealed += when.sealed();
    }

    public synchronized int sealed() {
        return sealed;
    }
}
