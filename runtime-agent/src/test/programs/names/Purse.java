/** A class in no package. */
public class Purse {

    private volatile int coins;

    public int put(int number) {
        coins += number;
        return coins;
    }
}
