package io.snarl.agent.control.carrier;

import java.lang.management.ManagementFactory;

/** Tells whether somebody may look at the threads of this JVM, who is to find those of the program. */
final class Debugger {

    private Debugger() {}

    static boolean isAttached() {
        return ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .anyMatch(argument -> argument.startsWith("-agentlib:jdwp") || argument.startsWith("-Xrunjdwp"));
    }
}
