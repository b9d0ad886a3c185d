package io.snarl.gradle;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;

/** Cuts off or changes a file that the synthesis is working with. */
final class DamageFault implements Fault {

    private static final int MILLIS_BETWEEN_LOOKS = 10;
    private static final List<String> PARTS = List.of("classes", "results", "journal");

    private final FaultProject project;
    private final long millis;
    private final Random random;
    private final FileDamage damage;
    private String damaged = "";

    DamageFault(FaultProject project, long millis, Random random) {
        this.project = project;
        this.millis = millis;
        this.random = random;
        this.damage = FileDamage.drawnFrom(random);
    }

    @Override
    public String name() {
        return damage.word() + " a file of the lab after " + millis + " ms" + (damaged.isEmpty() ? "" : ": " + damaged);
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
            String where = damage.of(file);
            damaged = where.isEmpty() ? "" : project.directory().relativize(file) + where;
            return !where.isEmpty();
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
