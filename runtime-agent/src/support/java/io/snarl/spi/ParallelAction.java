package io.snarl.spi;

/** The part of a test that one thread runs. */
@FunctionalInterface
public interface ParallelAction {

    void run() throws Exception;
}
