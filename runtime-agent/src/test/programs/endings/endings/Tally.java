package endings;

public class Tally {

    private int count;

    public synchronized int add() {
        return ++count;
    }

    public int addOften(int times) {
        for (int i = 0; i < times; i++) {
            add();
        }
        return count;
    }
}
