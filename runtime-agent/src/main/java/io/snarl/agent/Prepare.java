package io.snarl.agent;

import io.snarl.agent.schedule.BrokenScheduleException;
import java.nio.file.Path;

/** The command that makes a recording ready; it is run by the very JVM that will run the tests. */
public final class Prepare {

    private Prepare() {}

    /**
     * Makes a recording ready.
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
        }
    }
}
