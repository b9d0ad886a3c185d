package io.snarl.contract.trace.index;

import java.util.List;

/**
 * How far the last of the JVMs came in which seed tests were traced.
 *
 * @param ended how many tests and containers have ended in it, or were lost and the agent has said so
 * @param running the tests that had begun and not ended
 * @param containers the containers that had begun and not ended, the outermost first
 * @param shutdown whether it was shut down, as by {@code System.exit}, before its tests had ended
 * @param explained whether the last that it said was that something is lost, so that nothing else was when it ended
 * @param complete whether all of its tests have ended
 */
public record LastJvm(
        int ended,
        List<SeedTestName> running,
        List<SeedTestName> containers,
        boolean shutdown,
        boolean explained,
        boolean complete) {

    /** Copies the lists, so that it never changes. */
    public LastJvm {
        running = List.copyOf(running);
        containers = List.copyOf(containers);
    }
}
