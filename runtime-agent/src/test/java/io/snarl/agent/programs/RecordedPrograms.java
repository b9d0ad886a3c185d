package io.snarl.agent.programs;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** All programs as one run on a JDK has recorded them; they are compiled once and recorded once on each JDK. */
public final class RecordedPrograms {

    private static final Map<Jdk, Programs> COMPILED = new EnumMap<>(Jdk.class);
    private static final Map<Jdk, RecordedPrograms> RECORDED = new EnumMap<>(Jdk.class);

    private final TracedRun run;
    private final ChildJvm process;

    private RecordedPrograms(TracedRun run, ChildJvm process) {
        this.run = run;
        this.process = process;
    }

    public static synchronized RecordedPrograms on(Jdk jdk) {
        return RECORDED.computeIfAbsent(jdk, first -> record(first, "programs-" + jdk.version()));
    }

    /** Records all programs once more. */
    static RecordedPrograms again(Jdk jdk) {
        return record(jdk, "programs-again-" + jdk.version());
    }

    private static RecordedPrograms record(Jdk jdk, String name) {
        TracedRun run = new TracedRun(jdk, Workspace.fresh(name))
                .with(programs(jdk).toArray(Programs[]::new))
                .set("sampled", "false")
                .prepare();
        ChildJvm process = ChildJvm.run(run.command(testClasses(jdk))).succeeded();
        return new RecordedPrograms(run, process);
    }

    /** The programs that run on a JDK: those of its version and those of older ones. */
    static synchronized List<Programs> programs(Jdk jdk) {
        List<Programs> programs = new ArrayList<>();
        for (Jdk level : Jdk.values()) {
            if (level.version() <= jdk.version()) {
                programs.add(COMPILED.computeIfAbsent(
                        level,
                        first -> Programs.compile(first.required(), Workspace.fresh("classes-" + first.version()))));
            }
        }
        return programs;
    }

    static List<String> testClasses(Jdk jdk) {
        return programs(jdk).stream()
                .flatMap(programs -> programs.testClasses().stream())
                .toList();
    }

    public TracedRun run() {
        return run;
    }

    public ChildJvm process() {
        return process;
    }
}
