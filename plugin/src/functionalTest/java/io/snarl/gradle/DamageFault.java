package io.snarl.gradle;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Cuts off or changes a file that the synthesis is working with. */
final class DamageFault implements Fault {

    private static final int MILLIS_BETWEEN_LOOKS = 10;
    private static final List<String> PARTS = List.of("classes", "results", "journal");

    private final FaultProject project;
    private final long millis;
    private final Random random;
    private final boolean cutting;
    private String damaged = "";

    DamageFault(FaultProject project, long millis, Random random) {
        this.project = project;
        this.millis = millis;
        this.random = random;
        this.cutting = random.nextBoolean();
    }

    @Override
    public String name() {
        return (cutting ? "cutting off" : "changing") + " a file of the lab after " + millis + " ms"
                + (damaged.isEmpty() ? "" : ": " + damaged);
    }

    @Override
    public void strike() throws Exception {
        Path lab = project.directory().resolve(FaultProject.LAB);
        Thread.sleep(millis);
        while (damaged.isEmpty()) {
            // Not simply one of all, most of which are class files.
            String part = PARTS.get(random.nextInt(PARTS.size()));
            List<Path> files = FaultProject.filesIn(lab.resolve(part));
            if (files.isEmpty() || !damage(files.get(random.nextInt(files.size())))) {
                Thread.sleep(MILLIS_BETWEEN_LOOKS);
            }
        }
    }

    private boolean damage(Path file) {
        try {
            byte[] bytes = Files.readAllBytes(file);
            if (bytes.length == 0) {
                return false;
            }
            int place = random.nextInt(bytes.length);
            if (cutting) {
                Files.write(file, Arrays.copyOf(bytes, place));
            } else {
                bytes[place] ^= (byte) (1 + random.nextInt(255));
                Files.write(file, bytes);
            }
            damaged = project.directory().relativize(file) + " at " + place + " of " + bytes.length;
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    @Override
    public boolean end() {
        return !damaged.isEmpty();
    }

    @Override
    public boolean maybeLoses() {
        return true;
    }
}
