package io.snarl.gradle;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gradle.testkit.runner.BuildResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A library with names that shells, patterns of classes and Java itself may take for something else. */
class OddNamesTest {

    private static final Pattern REPLAY = Pattern.compile("--replay '([^']*)'");

    @TempDir
    private Path directory;

    @Test
    void bug_in_a_class_with_dollar_signs_is_found_and_comes_back_by_the_command_that_is_told() {
        GradleBuild build = new GradleBuild(directory.resolve("odd names"))
                .withJavaProject("""
                        testing.suites.withType<JvmTestSuite> { useJUnitJupiter("%s") }
                        snarl { subjects { include.add("pa\\$ckage.Do\\$llar") } }
                        """.formatted(GradleBuild.JUNIT))
                .with("src/main/java/pa$ckage/Do$llar.java", counter("Do$llar", "$next"))
                .with("src/main/java/pa$ckage/Do.java", counter("Do", "next"))
                .with("src/test/java/pa$ckage/Do$llarTest.java", """
                        package pa$ckage;

                        import static org.junit.jupiter.api.Assertions.assertEquals;

                        import org.junit.jupiter.api.Test;

                        class Do$llarTest {

                            @Test
                            void counts() {
                                assertEquals(1, new Do$llar().$next());
                                assertEquals(1, new Do().next());
                            }
                        }
                        """);

        BuildResult found = build.runAndFail("synthesizeConcurrentTests", "fuzzConcurrentTests");

        assertThat(found.getOutput())
                .contains("pa$ckage.DollarConcurrencyTest.next_loses_an_update_with_next")
                .doesNotContain("pa$ckage.DoConcurrencyTest");
        Matcher replay = REPLAY.matcher(found.getOutput());
        assertThat(replay.find()).as(found.getOutput()).isTrue();
        BuildResult again = build.runAndFail("fuzzConcurrentTests", "--replay", replay.group(1));
        assertThat(again.getOutput()).contains("next_loses_an_update_with_next");
    }

    @Test
    void sources_are_read_and_written_in_the_encoding_that_the_build_compiles_them_in() throws IOException {
        GradleBuild build = new GradleBuild(directory).withJavaProject("""
                tasks.withType<JavaCompile> { options.encoding = "ISO-8859-1" }
                testing.suites.withType<JvmTestSuite> { useJUnitJupiter("%s") }
                """.formatted(GradleBuild.JUNIT));
        inLatin1("src/main/java/wörter/Wörter.java", """
                package wörter;

                import java.util.function.UnaryOperator;

                public class Wörter {

                    private volatile String text = "";

                    public void ändere(UnaryOperator<String> wie) {
                        text = wie.apply(text);
                    }

                    public String text() {
                        return text;
                    }
                }
                """);
        inLatin1("src/test/java/wörter/WörterTest.java", """
                package wörter;

                import static org.junit.jupiter.api.Assertions.assertEquals;

                import org.junit.jupiter.api.Test;

                class WörterTest {

                    @Test
                    void ändert() {
                        var wörter = new Wörter();
                        wörter.ändere(text -> text + "ö");
                        assertEquals("ö", wörter.text());
                    }
                }
                """);

        build.run("synthesizeConcurrentTests", "adoptConcurrentTests");
        BuildResult fuzzed = build.runAndFail("fuzzConcurrentTests");
        BuildResult tested = build.runAndFail("test");

        assertThat(fuzzed.getOutput()).contains("1 of 1 concurrent test failed");
        assertThat(tested.getOutput()).contains("ändere_loses_an_update_with_ändere() FAILED");
        assertThat(Files.readString(directory.resolve("src/test/java/wörter/WörterConcurrencyTest.java"), ISO_8859_1))
                .contains("wörter.ändere(text -> text + \"ö\")");
    }

    private void inLatin1(String path, String text) throws IOException {
        Path file = directory.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text, ISO_8859_1);
    }

    private static String counter(String name, String method) {
        return """
                package pa$ckage;

                public class %s {

                    private volatile int count;

                    public int %s() {
                        return ++count;
                    }
                }
                """.formatted(name, method);
    }
}
