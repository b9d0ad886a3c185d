package io.snarl.contract.schedule;

import java.io.IOException;

/** Reports what is wrong with a schedule file, in which line, and how to get a new one. */
public final class BrokenScheduleException extends IOException {

    private static final long serialVersionUID = 1;

    BrokenScheduleException(String message) {
        super(message);
    }
}
