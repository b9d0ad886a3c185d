package beforeall;

/** Counts what all tests do. */
class Bank {

    private final Runnable audit;
    private volatile int deposits;

    Bank(Runnable audit) {
        this.audit = audit;
    }

    void deposit() {
        audit.run();
        deposits++;
    }

    int deposits() {
        return deposits;
    }
}
