package spoilt;

import java.util.concurrent.ArrayBlockingQueue;

/** Cannot be initialised. */
public class Late {

    private static final String VALUE = take();

    private static String take() {
        try {
            return new ArrayBlockingQueue<String>(1).take();
        } catch (InterruptedException e) {
            return null;
        }
    }

    public static String value() {
        return VALUE;
    }
}
