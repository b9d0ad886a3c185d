package io.snarl.gradle;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Cuts off or changes a file that a task has left, before others read it. */
final class LeftFilesFault implements Fault {

    /** What tasks leave; not simply one of all files, most of which are of one kind. */
    private static final List<String> TRACES = List.of("build/snarl/traces/index.jsonl", "build/snarl/traces");

    private static final List<String> OUTPUTS = List.of(
            FaultProject.FINDINGS,
            "build/snarl/findings.json",
            "build/snarl/schedules",
            "build/generated/sources/snarl/concurrentTest/java",
            "build/snarl/fuzz/fuzz.jsonl",
            "build/snarl/fuzz",
            "build/snarl/traces/index.jsonl");

    private final FaultProject project;
    private final FaultPhase phase;
    private final FileDamage damage;
    private final Random random;
    private String damaged = "";

    LeftFilesFault(FaultProject project, FaultPhase phase, Random random) {
        this.project = project;
        this.phase = phase;
        this.damage = FileDamage.drawnFrom(random);
        this.random = random;
    }

    @Override
    public FaultPhase phase() {
        return phase;
    }

    @Override
    public String name() {
        return damage.word() + " what tasks have left before " + phase + (damaged.isEmpty() ? "" : " with " + damaged);
    }

    @Override
    public Map<String, String> prepare() throws Exception {
        List<String> places = phase == FaultPhase.FROM_TRACES ? TRACES : OUTPUTS;
        while (damaged.isEmpty()) {
            Path place = project.directory().resolve(places.get(random.nextInt(places.size())));
            List<Path> files = FaultProject.filesIn(place);
            if (!files.isEmpty()) {
                Path file = files.get(random.nextInt(files.size()));
                String where = damage.of(file);
                damaged = where.isEmpty() ? "" : project.directory().relativize(file) + where;
            }
        }
        return Map.of();
    }

    @Override
    public boolean end() {
        return true;
    }

    @Override
    public String failure() {
        return "(Run|run) :?(traceSeedTests --rerun|traceSeedTests again|synthesizeConcurrentTests|fuzzConcurrentTests)"
                + "|concurrent tests? failed|could not be replayed|Run it again";
    }

    @Override
    public boolean maybeLoses() {
        return true;
    }
}
