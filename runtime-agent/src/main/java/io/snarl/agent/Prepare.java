package io.snarl.agent;

import io.snarl.contract.schedule.BrokenScheduleException;
import java.io.IOException;
import java.nio.file.Path;

/** The command that prepares a test JVM; it runs on the same JVM as the tests will. */
public final class Prepare {

    private Prepare() {}

    /**
     * Describes an exception with its class, since many of these exceptions have only the name of a file as their
     * message.
     */
    private static String reasonOf(IOException problem) {
        String message = String.valueOf(problem.getMessage());
        return message.contains("No space left") ? "the disk is full (" + message + ")" : problem.toString();
    }

    /**
     * Prepares a test JVM.
     *
     * @param arguments the settings file and the directory to write to
     */
    public static void main(String[] arguments) throws Exception {
        if (arguments.length != 2) {
            System.err.println(
                    "Usage: java -cp <agent jar> " + Prepare.class.getName() + " <settings file> <directory>");
            System.exit(2);
        }
        try {
            JvmSupport.ofThisJvm().require();
        } catch (IllegalStateException e) {
            System.err.println(e.getMessage());
            System.exit(3);
        }
        Path jar = Path.of(Prepare.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        try {
            new Preparation(Path.of(arguments[1]).toAbsolutePath()).make(Path.of(arguments[0]), jar);
        } catch (BrokenScheduleException e) {
            System.err.println(e.getMessage());
            System.exit(3);
        } catch (IOException e) {
            System.err.println("The Snarl agent could not be made ready in " + arguments[1] + ": " + reasonOf(e)
                    + ". Make room on that disk or make the directory writable, and run the task again.");
            System.exit(3);
        }
    }
}
