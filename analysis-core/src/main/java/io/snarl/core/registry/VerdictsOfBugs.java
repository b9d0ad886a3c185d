package io.snarl.core.registry;

import io.snarl.core.file.WholeFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Collectors;

/** The program that writes the verdicts of all kinds of bugs, for a build script that names them without the analysis at hand. */
public final class VerdictsOfBugs {

    private VerdictsOfBugs() {}

    /**
     * Writes a word in each line.
     *
     * @param arguments the file to write
     */
    public static void main(String[] arguments) throws IOException {
        WholeFile.write(
                Path.of(arguments[0]),
                KnownKinds.ALL.rules().stream()
                        .map(rule -> rule.verdict().word() + "\n")
                        .collect(Collectors.joining()));
    }
}
