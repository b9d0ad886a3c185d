package io.snarl.suites;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A small library on the disk, tried as the command does it. */
class TrialTest {

    private static final String JUNIT4 = "junit:junit:" + System.getProperty("snarl.junit4.version");

    @TempDir
    Path directory;

    @Test
    void checkout_comes_through_and_is_left_as_it_was() throws IOException, InterruptedException {
        write("src/main/java/demo/Counter.java", """
                package demo;

                public class Counter {
                    private int visits;

                    public void visit() {
                        visits++;
                    }

                    public synchronized int visits() {
                        return visits;
                    }
                }
                """);
        write("src/test/java/demo/CounterTest.java", """
                package demo;

                import static org.junit.Assert.*;

                import org.junit.Test;

                public class CounterTest {
                    @Test
                    public void countsVisits() {
                        Counter counter = new Counter();
                        counter.visit();
                        assertEquals(1, counter.visits());
                    }

                    @Test
                    public void fails() {
                        fail("with and without Snarl");
                    }
                }
                """);

        Row row = trial("counter").run();

        assertThat(row.failures()).isEmpty();
        assertThat(row.plain()).extracting(Row.Plain::tests, Row.Plain::failed).containsExactly(2, 1);
        assertThat(row.plain().processorSeconds()).isPositive();
        assertThat(row.traced().processorSeconds()).isPositive();
        assertThat(row.traced().changed()).isEmpty();
        assertThat(row.traced().usable()).isEqualTo(1);
        assertThat(row.traced().recorded()).isPositive();
        assertThat(row.traced().bytes()).isPositive();
        assertThat(row.synthesis().heapPeak()).isPositive();
        assertThat(row.synthesis().confirmed())
                .containsExactly("not linearizable Counter.visit_visit-not-linearizable");
        try (var files = Files.list(checkout())) {
            assertThat(files).containsExactly(checkout().resolve("src"));
        }
    }

    @Test
    void library_that_does_not_compile_costs_only_its_own_row() throws IOException, InterruptedException {
        write("src/main/java/demo/Broken.java", "package demo;\n\nclass Broken extends Missing {}\n");

        Row row = trial("broken").run();

        assertThat(row.failures()).singleElement().asString().startsWith("compiling: Compilation failed");
        assertThat(row.plain().tests()).isZero();
    }

    private Trial trial(String name) throws IOException {
        var library = new Library(
                name,
                "sample",
                "",
                "test-sources",
                checkout().toString(),
                8,
                "UTF-8",
                List.of(),
                List.of(),
                List.of(JUNIT4),
                List.of());
        var builds = new Builds(path("gradle.home"), path("gradle.user.home"), Duration.ofMinutes(5));
        var snarl = new Trial.Snarl(path("init.script"), path("repository"), "30s");
        Path work = Files.createDirectories(directory.resolve("work"));
        return new Trial(new LibraryBuild(library, work), builds, snarl);
    }

    private Path checkout() {
        return directory.resolve("checkout");
    }

    private void write(String file, String text) throws IOException {
        Path path = checkout().resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }

    private static Path path(String name) {
        return Path.of(System.getProperty("snarl.suites." + name));
    }
}
