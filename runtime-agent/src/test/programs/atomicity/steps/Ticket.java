package steps;

import java.util.concurrent.atomic.AtomicBoolean;

/** Can be used once, and asks before it notes that it was. */
public final class Ticket {

    private final AtomicBoolean used = new AtomicBoolean();

    public boolean use() {
        if (used.get()) {
            return false;
        }
        used.set(true);
        return true;
    }
}
