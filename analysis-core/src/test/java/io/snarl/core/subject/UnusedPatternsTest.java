package io.snarl.core.subject;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UnusedPatternsTest {

    private static final String INCLUDE = "snarl.subjects.include";

    @TempDir
    private Path directory;

    private UnusedPatterns patterns;

    @BeforeEach
    void createClasses() throws IOException {
        Path classes = Files.createDirectories(directory.resolve("classes/com/acme/bank"));
        Files.createFile(classes.resolve("Account.class"));
        Files.createFile(classes.resolve("Account$Entry.class"));
        Path jar = directory.resolve("library.jar");
        try (var entries = new ZipOutputStream(Files.newOutputStream(jar))) {
            entries.putNextEntry(new ZipEntry("META-INF/versions/17/org/lib/Store.class"));
        }
        patterns = new UnusedPatterns(
                ClassesInPlaces.of(List.of(directory.resolve("classes"), jar, directory.resolve("missing"))));
    }

    @Test
    void patterns_that_name_classes_of_the_project_a_library_or_the_jdk_are_used() {
        Set<String> used = Set.of(
                "com.acme.**", "com.acme.bank.Account$Entry", "org.lib.Store", "java.util.Hashtable", "**.Vector");

        assertThat(patterns.among(INCLUDE, used)).isEmpty();
        patterns.requireAny(INCLUDE, used);
    }

    @Test
    void pattern_that_names_nothing_is_told_with_its_setting_and_what_there_is() {
        Set<String> globs = Set.of("com.acem.**", "com.acme.**");

        patterns.requireAny(INCLUDE, globs);
        assertThat(patterns.among(INCLUDE, globs))
                .hasValue(
                        "snarl.subjects.include has 'com.acem.**', which names no class of the project or its libraries."
                                + " The project has classes in: com.acme.bank.");
    }

    @Test
    void subjects_of_which_there_is_none_are_refused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> patterns.requireAny(INCLUDE, Set.of("com.acem.**", "org.lib.Stoer")))
                .withMessage(
                        "snarl.subjects.include is 'com.acem.**', 'org.lib.Stoer', which names no class of the project"
                                + " or its libraries, so there is nothing to examine. The project has classes in: com.acme.bank.");
    }

    @Test
    void malformed_pattern_is_refused_with_its_setting() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> patterns.among("snarl.subjects.exclude", Set.of("com/acme")))
                .withMessageStartingWith(
                        "snarl.subjects.exclude: The class pattern 'com/acme' cannot be read: it separates");
    }

    @Test
    void no_patterns_are_no_mistake() {
        patterns.requireAny(INCLUDE, Set.of());

        assertThat(patterns.among(INCLUDE, Set.of())).isEmpty();
    }
}
