package dollars;

/** The names of both classes have nothing but signs. */
public class $$_ {

    private volatile long total;

    public void add$(long number) {
        total += number;
    }

    public long total$() {
        return total;
    }
}
