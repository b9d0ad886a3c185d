package io.snarl.contract.result;

import io.snarl.contract.code.UntouchedCode;
import io.snarl.contract.json.JsonLineWriter;
import io.snarl.contract.json.RelativePaths;
import java.io.Closeable;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;

/** Writes the result of each test on a line, so that a JVM that dies leaves behind which test it was in. */
public final class ResultsWriter implements Closeable {

    static final int VERSION = 1;

    private final RelativePaths paths;
    private final OutputStream out;
    private final String jvm;

    /**
     * Continues after what another JVM may have written.
     *
     * @param seed what random choices depend on
     * @param jvm tells the lines of JVMs apart that write at the same time; null if this one is alone
     */
    public ResultsWriter(Path directory, long seed, String jvm) throws IOException {
        this.jvm = jvm;
        this.paths = new RelativePaths(directory);
        Files.createDirectories(directory);
        this.out = new FileOutputStream(directory.resolve(RunResults.FILE).toFile(), true);
        write(new JsonLineWriter().with("version", VERSION).with("seed", seed));
    }

    /** Writes that a test begins, before it can do harm. */
    public void begin(String test) throws IOException {
        write(new JsonLineWriter().with("begin", test));
    }

    /** Writes the result of a test. */
    public void write(TestResult test) throws IOException {
        write(TestResultJson.write(test, paths));
    }

    /** Names the code in which threads could not be controlled. */
    public void untouched(Collection<UntouchedCode> code) throws IOException {
        for (UntouchedCode one : code.stream().distinct().sorted().toList()) {
            write(one.addTo(new JsonLineWriter().with("untouched", true)));
        }
    }

    /** Writes that all tests of this JVM have run. */
    public void end() throws IOException {
        write(new JsonLineWriter().with("end", true));
    }

    @Override
    public void close() throws IOException {
        out.close();
    }

    private void write(JsonLineWriter line) throws IOException {
        // At once, so that lines of several JVMs do not mix.
        out.write((line.with("jvm", jvm) + "\n").getBytes(StandardCharsets.UTF_8));
    }
}
