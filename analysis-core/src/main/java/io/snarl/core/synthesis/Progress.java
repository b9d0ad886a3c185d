package io.snarl.core.synthesis;

import io.snarl.contract.settings.SynthesisProtocol;
import java.io.PrintStream;

/** Is told how a synthesis goes on. */
public interface Progress {

    /** Tells users something that they want to know at once. */
    void say(String text);

    /** Tells what is being done, in the words of the analysis. */
    void detail(String text);

    /** Hands everything on to the process that has started this one. */
    static Progress to(PrintStream output) {
        return new Progress() {
            @Override
            public void say(String text) {
                output.println(text);
            }

            @Override
            public void detail(String text) {
                text.lines().forEach(line -> output.println(SynthesisProtocol.DETAIL + line));
            }
        };
    }
}
