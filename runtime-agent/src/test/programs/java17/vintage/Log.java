package vintage;

public class Log {

    private int entries;

    public synchronized int add() {
        return ++entries;
    }
}
