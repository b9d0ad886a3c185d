package io.snarl.core.adopt;

import java.io.Serial;

/** Says what could not be adopted, why, and what to do next. */
public final class AdoptionException extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

    AdoptionException(String message) {
        super(message);
    }
}
