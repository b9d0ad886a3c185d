package io.snarl.spi;

/** Observes trials; found by {@link java.util.ServiceLoader}. */
public interface TrialWatcher {

    /** Returns whether the current thread belongs to a test whose trials are looked at. */
    boolean watches();

    /** Logs an observed value. */
    void value(String key, Object value);

    /** Logs that an observed call returned nothing. */
    void nothing(String key);

    /**
     * Logs what an observed call has thrown; throws it again if it ends the execution and is no exception of the program.
     */
    void thrown(String key, Throwable thrown);

    /** Marks the end of the observations. */
    void end();
}
