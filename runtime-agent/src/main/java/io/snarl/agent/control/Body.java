package io.snarl.agent.control;

/** A test that can be run again and again, each time from a fresh state. */
@FunctionalInterface
public interface Body {

    void run() throws Throwable;
}
