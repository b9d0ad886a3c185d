package anonymous;

import java.util.concurrent.atomic.AtomicBoolean;

/** Is asked for by one thread only, and others do not wait for it. */
abstract class Forecast {

    private final AtomicBoolean asked = new AtomicBoolean();
    private volatile String text;

    abstract String load();

    String getText() {
        if (asked.compareAndSet(false, true)) {
            text = load();
        }
        return text;
    }
}
