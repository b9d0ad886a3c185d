package exceptions;

import java.util.NoSuchElementException;

public class Caller {

    private int handled;

    public int caught(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            handled++;
            return -1;
        } finally {
            handled++;
        }
    }

    public int multi(RuntimeException problem) {
        try {
            throw problem;
        } catch (IllegalStateException | NoSuchElementException e) {
            return 1;
        } catch (RuntimeException e) {
            return 2;
        }
    }

    public void wrap(Runnable task) {
        try {
            task.run();
        } catch (RuntimeException e) {
            throw new IllegalStateException("wrapped", e);
        }
    }

    public int suppressed() {
        try (Resource first = new Resource(false);
                Resource second = new Resource(true)) {
            first.use(null);
            second.use(new IllegalArgumentException("use"));
        } catch (IllegalArgumentException e) {
            return e.getSuppressed().length;
        }
        return -1;
    }

    @SuppressWarnings("finally")
    public int overridden() {
        try {
            throw new IllegalStateException("lost");
        } finally {
            return 3;
        }
    }

    public int ofJvm(Object thing, int divisor) {
        try {
            return ((String) thing).length() / divisor;
        } catch (ArithmeticException | ClassCastException | NullPointerException e) {
            handled++;
            return 0;
        }
    }

    public void throwNull() {
        RuntimeException none = null;
        throw none;
    }

    public void deep(int depth) {
        if (depth == 0) {
            throw new UnsupportedOperationException();
        }
        deep(depth - 1);
    }
}
