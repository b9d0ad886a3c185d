package io.snarl.agent;

import io.snarl.agent.seed.JvmTerminator;
import io.snarl.contract.settings.ExitStatus;
import io.snarl.contract.settings.PreparedFiles;
import io.snarl.contract.text.Characters;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Ends the JVM when going on would be pointless, with a message on the console and in {@link PreparedFiles#FAILURE}. */
final class EmergencyExit implements JvmTerminator {

    private final Path output;

    EmergencyExit(Path output) {
        this.output = output;
    }

    @Override
    public void ofThisJvm(String message) {
        System.err.println(message);
        allowExit();
        Runtime.getRuntime().halt(ExitStatus.BY_AGENT);
    }

    /** Allows the JVM to exit: tests of programs that call {@code System.exit} may have forbidden it. */
    @SuppressWarnings("removal")
    private static void allowExit() {
        try {
            System.setSecurityManager(null);
        } catch (SecurityException | UnsupportedOperationException e) {
            // Newer JDKs have none, and one that forbids this too may still allow to halt.
        }
    }

    @Override
    public void ofTheRun(String message) {
        try {
            Files.writeString(output.resolve(PreparedFiles.FAILURE), Characters.encodable(message) + "\n");
        } catch (IOException e) {
            // The message is on the console, and there is no other place for it.
            System.err.println("(" + PreparedFiles.FAILURE + " could not be written: " + e.getMessage() + ")");
        }
        ofThisJvm(message);
    }
}
