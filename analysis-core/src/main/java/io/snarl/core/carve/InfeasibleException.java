package io.snarl.core.carve;

/** Reports why a concurrent test cannot be built. */
public final class InfeasibleException extends Exception {

    private static final long serialVersionUID = 1L;

    private final Reason reason;

    /**
     * Makes an exception.
     *
     * @param detail what the reason is about, such as a class
     */
    public InfeasibleException(Reason reason, String detail) {
        super(detail.isEmpty() ? reason.toString() : reason + ": " + detail, null, false, false);
        this.reason = reason;
    }

    public Reason reason() {
        return reason;
    }
}
