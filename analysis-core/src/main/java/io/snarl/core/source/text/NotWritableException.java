package io.snarl.core.source.text;

/** Reports why a plan cannot be written as source. */
public final class NotWritableException extends RuntimeException {

    private static final long serialVersionUID = 1;

    public NotWritableException(String reason) {
        super(reason);
    }
}
