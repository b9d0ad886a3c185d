package io.snarl.core.adopt;

import java.io.Serial;

/** Reports what could not be adopted, why, and what to do next. */
public final class AdoptionException extends RuntimeException {

    @Serial
    private static final long serialVersionUID = 1L;

    AdoptionException(String message) {
        super(message);
    }
}
