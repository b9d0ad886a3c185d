package io.snarl.spi;

/** Observes trials; found by {@link java.util.ServiceLoader}. */
public interface TrialWatcher {

    /** Returns whether the current thread belongs to a test whose trials are looked at. */
    boolean watches();

    /** Logs an observed value. */
    void value(String key, Object value);

    /** What was looked at is a call that returns nothing. */
    void nothing(String key);

    /** What was looked at has thrown; throws it again if it is what ends an execution, and nothing of the program's. */
    void thrown(String key, Throwable thrown);

    /** All has been looked at. */
    void end();
}
