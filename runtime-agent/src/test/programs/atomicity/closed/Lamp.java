package closed;

import java.util.concurrent.atomic.AtomicInteger;

/** Closing it only counts down, so that who uses it must never find it dark. */
class Lamp implements AutoCloseable {

    private final AtomicInteger users = new AtomicInteger(1);
    private volatile boolean dark;

    void use() {
        if (users.get() == 0) {
            throw new IllegalStateException("nobody has left it on");
        }
        users.incrementAndGet();
    }

    int users() {
        return users.get();
    }

    boolean isDark() {
        return dark;
    }

    @Override
    public void close() {
        if (users.decrementAndGet() == 0) {
            dark = true;
        }
    }
}
