package random;

import java.util.Random;

/** Safe for threads, and each throw is another number. */
class Dice {

    private final Random random = new Random();
    private int throwsMade;
    private int sum;

    synchronized int roll() {
        int number = 1 + random.nextInt(6);
        throwsMade++;
        sum += number;
        return number;
    }

    synchronized int throwsMade() {
        return throwsMade;
    }

    synchronized int sum() {
        return sum;
    }
}
