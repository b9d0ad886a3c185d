package exceptions;

public class Resource implements AutoCloseable {

    static int open;
    private final boolean failsToClose;

    public Resource(boolean failsToClose) {
        this.failsToClose = failsToClose;
        open++;
    }

    public void use(RuntimeException problem) {
        if (problem != null) {
            throw problem;
        }
    }

    @Override
    public void close() {
        open--;
        if (failsToClose) {
            throw new IllegalStateException("close");
        }
    }
}
