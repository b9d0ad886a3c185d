package io.snarl.gradle;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Libraries that are compiled for old versions of Java and tested by old versions of JUnit. */
class JUnitVersionsTest {

    /** A library with a lost update that only a list in source can show. */
    private static final String LIBRARY = """
            package demo;

            public class Visitors {
                private int count;

                public void visit(java.util.List<String> names) {
                    count += names.size();
                }

                public synchronized int count() {
                    return count;
                }
            }
            """;

    private static final String JUNIT_4 = """
            package demo;

            import static org.junit.Assert.assertEquals;

            import java.util.Arrays;
            import org.junit.Test;

            public class VisitorsTest {
                @Test
                public void counts() {
                    Visitors visitors = new Visitors();
                    visitors.visit(Arrays.asList("Ada", "Grace"));
                    assertEquals(2, visitors.count());
                }
            }
            """;

    private static final String JUPITER = JUNIT_4.replace("org.junit.Assert", "org.junit.jupiter.api.Assertions")
            .replace("org.junit.Test", "org.junit.jupiter.api.Test");

    private static final String BUG = "NOT LINEARIZABLE demo.VisitorsConcurrencyTest.visit_loses_an_update_with_visit";

    @TempDir
    Path directory;

    @Test
    void tests_are_written_and_run_with_the_junit_of_the_seeds_at_the_level_of_the_project() throws IOException {
        var build = new GradleBuild(directory).with("settings.gradle.kts", """
                        dependencyResolutionManagement.repositories { mavenCentral() }
                        rootProject.name = "versions"
                        include("four", "five", "ten")
                        """);
        project(build, "four", JUNIT_4, """
                java { sourceCompatibility = JavaVersion.VERSION_1_8 }
                dependencies { testImplementation("junit:junit:%s") }
                """.formatted(System.getProperty("snarl.junit4.oldest")));
        project(build, "five", JUPITER, jupiter(System.getProperty("snarl.junit5.oldest"), 8));
        project(build, "ten", JUPITER, jupiter(System.getProperty("snarl.junit5.without.launcher"), 11));

        String output = build.run("synthesizeConcurrentTests").getOutput();
        String fuzzed = build.runAndFail("fuzzConcurrentTests", "--continue").getOutput();

        assertThat(output.split(BUG, -1)).as("found in each of three projects").hasSize(4);
        for (String project : List.of("four", "five", "ten")) {
            assertThat(fuzzed).contains("Execution failed for task ':" + project + ":fuzzConcurrentTests'.\n> 1 of 1");
            assertThat(generatedIn(project)).doesNotContain("var ", "List.of(");
        }
        assertThat(generatedIn("four")).contains("import org.junit.Test;", "    public void visit_loses");
        assertThat(generatedIn("five")).contains("import org.junit.jupiter.api.Test;");
    }

    private static void project(GradleBuild build, String name, String test, String script) {
        build.with(name + "/build.gradle.kts", "plugins {\n    `java-library`\n    id(\"io.snarl\")\n}\n" + script)
                .with(name + "/src/main/java/demo/Visitors.java", LIBRARY)
                .with(name + "/src/test/java/demo/VisitorsTest.java", test);
    }

    private static String jupiter(String version, int release) {
        return """
                tasks.withType<JavaCompile> { options.release = %2$d }
                dependencies {
                    testImplementation("org.junit.jupiter:junit-jupiter-api:%1$s")
                    testRuntimeOnly("org.junit.jupiter:junit-jupiter-engine:%1$s")
                }
                tasks.test { useJUnitPlatform() }
                """.formatted(version, release);
    }

    private String generatedIn(String project) throws IOException {
        return Files.readString(directory.resolve(
                project + "/build/generated/sources/snarl/concurrentTest/java/demo/VisitorsConcurrencyTest.java"));
    }
}
