package io.snarl.agent.junit.fork;

import io.snarl.agent.junit.discovery.MirroredTest;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import org.junit.platform.engine.TestEngine;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.launcher.TestIdentifier;

/**
 * The request to another JVM to run tests.
 *
 * @param tests in the order in which they are to be run
 * @param attempt how many JVMs have been given up for the first of them
 * @param millis how long all of them together may take
 * @param parameters the configuration parameters of the request that the tests are part of
 */
public record ForkRequest(ArrayList<Test> tests, int attempt, long millis, HashMap<String, String> parameters)
        implements Serializable {

    /** How many JVMs are given up for a test before their results have to suffice. */
    public static final int LAST_ATTEMPT = 2;

    /**
     * A test that another JVM is to run.
     *
     * @param mirrored as this engine knows it
     * @param original its id in the engine that it comes from
     * @param engine the id of that engine
     * @param name what schedules and results call it
     */
    public record Test(TestIdentifier mirrored, String original, String engine, String name) implements Serializable {

        static Test of(MirroredTest test) {
            return new Test(
                    TestIdentifier.from(test),
                    test.original().toString(),
                    test.engine().getId(),
                    test.name());
        }

        public MirroredTest mirror(TestEngine itsEngine) {
            return new MirroredTest(
                    UniqueId.parse(mirrored.getUniqueId()),
                    itsEngine,
                    UniqueId.parse(original),
                    name,
                    mirrored,
                    !mirrored.isTest());
        }
    }

    void write(Path file) throws IOException {
        try (var out = new ObjectOutputStream(Files.newOutputStream(file))) {
            out.writeObject(this);
        }
    }

    public static ForkRequest read(Path file) throws IOException, ClassNotFoundException {
        try (var in = new ObjectInputStream(Files.newInputStream(file))) {
            return (ForkRequest) in.readObject();
        }
    }
}
