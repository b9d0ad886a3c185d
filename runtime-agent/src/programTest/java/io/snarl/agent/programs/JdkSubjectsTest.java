package io.snarl.agent.programs;

import io.snarl.testing.ExpectedFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Records classes of the JDK that were named as subjects. */
class JdkSubjectsTest {

    private static final String SUBJECTS = Stream.of(
                    "java\\.util\\.Hashtable",
                    "java\\.util\\.Collections\\$.*",
                    "java\\.util\\.Stack",
                    "java\\.io\\.ByteArrayOutputStream",
                    "java\\.lang\\.StringBuffer")
            .collect(Collectors.joining("\n"));

    @ParameterizedTest
    @EnumSource
    void monitors_and_calls_of_the_jdk_are_recorded(Jdk jdk) {
        Programs programs = Programs.compile("jdksubjects", Workspace.fresh("jdksubjects-classes"));
        TracedRun run = new TracedRun(jdk.required(), Workspace.fresh("jdksubjects-" + jdk.version()))
                .with(programs)
                .set("subject.include", SUBJECTS)
                .prepare();

        ChildJvm.run(run.command(programs.testClasses())).succeeded();

        ExpectedFile.of("src/test/resources/traces/jdksubjects.txt").assertIs(publicPart(run));
    }

    /** Leaves out what differs from JDK to JDK: private helpers, fields, numbers and lines. */
    private static String publicPart(TracedRun run) {
        return PrintedProgram.of("jdksubjects", run)
                .lines()
                .filter(line -> line.startsWith("test")
                        || line.matches("^\\s+(call|monitor|->).*")
                        || line.contains("CollectionsTest.java"))
                .map(line -> line.replaceAll("\\s+\\S+\\.java:\\d+$", "").replaceAll("#\\d+", "") + "\n")
                .collect(Collectors.joining());
    }
}
