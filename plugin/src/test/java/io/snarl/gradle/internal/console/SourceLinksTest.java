package io.snarl.gradle.internal.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SourceLinksTest {

    @TempDir
    private Path directory;

    private SourceLinks links;

    @BeforeEach
    void writeSources() throws IOException {
        Path main = directory.resolve("build/lib/src/main/java");
        Path generated = directory.resolve("elsewhere");
        Files.createDirectories(main.resolve("com/bank"));
        Files.createFile(main.resolve("com/bank/Account.java"));
        Files.createDirectories(generated);
        Files.createFile(generated.resolve("Plain.java"));
        links = new SourceLinks(directory.resolve("build"), List.of(main, generated, directory.resolve("missing")));
    }

    @Test
    void place_at_the_end_of_a_line_gets_its_file() {
        assertThat(links.addedTo("""
                        DEADLOCK com.bank.AccountTest
                          one thread holds a lock taken at com.bank.Account$Entry.add(Account.java:34)
                          and waits for another at com.bank.Account.<init>(Account.java:7)""")).isEqualTo("""
                        DEADLOCK com.bank.AccountTest
                          one thread holds a lock taken at com.bank.Account$Entry.add(Account.java:34)  lib/src/main/java/com/bank/Account.java:34
                          and waits for another at com.bank.Account.<init>(Account.java:7)  lib/src/main/java/com/bank/Account.java:7""");
    }

    @Test
    void file_outside_of_the_build_is_named_in_full() {
        assertThat(links.addedTo("at Plain.run(Plain.java:1)"))
                .isEqualTo("at Plain.run(Plain.java:1)  " + directory.resolve("elsewhere/Plain.java") + ":1");
    }

    @Test
    void what_has_no_source_in_the_project_stays_as_it_is() {
        String text = """
                at java.util.Vector.add(Vector.java:34)
                at com.bank.Account.add(Unknown Source)
                at com.bank.Account.add(Account.java:34), then elsewhere
                Results: /tmp/results""";

        assertThat(links.addedTo(text)).isEqualTo(text);
    }
}
