package io.snarl.agent.junit.result;

import io.snarl.agent.secret.Secrets;
import java.util.Objects;

/** An exception of a test whose secrets are replaced in its messages. */
public final class HiddenException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private static final int MOST_CAUSES = 100;

    private final String name;

    private HiddenException(Throwable original, Throwable cause) {
        super(Secrets.current().messageOf(original), cause);
        this.name = original.getClass().getName();
        setStackTrace(original.getStackTrace());
    }

    /** Returns the exception itself if all that it and its causes say may be written down. */
    public static Throwable of(Throwable thrown) {
        return thrown == null || isTold(thrown) ? thrown : hidden(thrown, MOST_CAUSES);
    }

    private static boolean isTold(Throwable thrown) {
        Throwable part = thrown;
        for (int i = 0; part != null && i < MOST_CAUSES; i++) {
            if (!Objects.equals(part.getMessage(), Secrets.current().messageOf(part))) {
                return false;
            }
            part = part.getCause();
        }
        return true;
    }

    private static HiddenException hidden(Throwable thrown, int most) {
        Throwable cause = thrown.getCause();
        return new HiddenException(thrown, cause == null || most == 0 ? null : hidden(cause, most - 1));
    }

    /** As the original would have it. */
    @Override
    public String toString() {
        return getMessage() == null ? name : name + ": " + getMessage();
    }
}
