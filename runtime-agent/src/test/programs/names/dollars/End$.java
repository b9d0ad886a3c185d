package dollars;

public class End$ {

    private int sum;

    public synchronized void put$(int number) {
        sum += number;
    }

    public synchronized int __() {
        return sum;
    }

    public synchronized void $take(End$ other) {
        sum += other.__();
    }
}
