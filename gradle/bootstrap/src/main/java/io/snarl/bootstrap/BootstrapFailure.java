package io.snarl.bootstrap;

/** Something that stops the bootstrap, told in one sentence: what, why and what to do about it. */
public final class BootstrapFailure extends RuntimeException {

    private static final long serialVersionUID = 1;

    public BootstrapFailure(String message) {
        super(message);
    }
}
