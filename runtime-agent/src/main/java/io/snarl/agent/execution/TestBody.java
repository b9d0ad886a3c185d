package io.snarl.agent.execution;

/** A test that can be run again and again, each time from a fresh state. */
@FunctionalInterface
public interface TestBody {

    void run() throws Throwable;
}
