package io.snarl.gradle;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.gradle.testkit.runner.GradleRunner;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whether what a reader copies from the documentation works, and what it points to is there. */
@Tag("documentation")
class DocumentationTest {

    private static final String PLUGINS_IN_KOTLIN = "plugins {\n    id(\"java-library\")\n    id(\"io.snarl\")\n}\n";
    private static final String PLUGINS_IN_GROOVY = "plugins {\n    id 'java-library'\n    id 'io.snarl'\n}\n";

    /** A build with libraries that nothing else needs, so that it cannot be set up offline. */
    private static final String LIBRARIES_OF_ITS_OWN = "samples/paper-subjects";

    private static List<DocumentedPage> pages;

    @TempDir
    Path directory;

    @BeforeAll
    static void readPages() throws IOException {
        var found = new TreeSet<Path>();
        for (String folder : List.of("", "docs", "samples")) {
            try (Stream<Path> files = Files.walk(SourceTree.ROOT.resolve(folder), folder.isEmpty() ? 1 : 2)) {
                files.filter(file -> file.toString().endsWith(".md")).forEach(found::add);
            }
        }
        pages = found.stream().map(DocumentedPage::read).toList();
    }

    @Test
    void every_link_leads_to_a_file_and_a_heading_of_the_repository() {
        var broken = new ArrayList<String>();
        for (DocumentedPage page : pages) {
            page.links()
                    .filter(link -> !leadsSomewhere(page, link))
                    .forEach(link -> broken.add(page.file().getFileName() + " to " + link));
        }

        assertThat(broken).isEmpty();
    }

    private static boolean leadsSomewhere(DocumentedPage page, String link) {
        String[] parts = link.split("#", 2);
        Path file = parts[0].isEmpty() ? page.file() : page.file().resolveSibling(parts[0]);
        return Files.exists(file) && (parts.length == 1 || anchorsOf(file).contains(parts[1]));
    }

    /** Without running them, which other tests do: the tasks and options are there and take the values. */
    @Test
    void every_command_names_tasks_and_options_that_there_are() throws IOException {
        SourceTree.copyTo(directory);
        List<DocumentedCommand> runs = new ArrayList<>();
        pagesToTry()
                .flatMap(DocumentedPage::commands)
                .distinct()
                // It is for builds elsewhere, and has a test of its own.
                .filter(command -> !command.contains("--init-script"))
                .map(DocumentedCommand::of)
                .filter(command -> !command.build().equals(LIBRARIES_OF_ITS_OWN))
                .forEach(command -> {
                    int fitting = 0;
                    while (fitting < runs.size() && !runs.get(fitting).fitsWith(command)) {
                        fitting++;
                    }
                    if (fitting == runs.size()) {
                        runs.add(command);
                    } else {
                        runs.set(fitting, runs.get(fitting).and(command));
                    }
                });

        assertThat(runs).isNotEmpty();
        for (DocumentedCommand run : runs) {
            assertThat(dryRun(run)).contains("BUILD SUCCESSFUL");
        }
    }

    @Test
    void every_build_script_can_be_evaluated_as_it_stands() {
        var build = new GradleBuild(directory);
        var projects = new ArrayList<String>();
        for (DocumentedPage page : pagesToTry().toList()) {
            page.blocks("kotlin").filter(DocumentationTest::isOfProject).forEach(block -> {
                projects.add(nameOf(block));
                build.with(nameOf(block) + "/build.gradle.kts", scriptOf(block, PLUGINS_IN_KOTLIN));
            });
            page.blocks("groovy").filter(DocumentationTest::isOfProject).forEach(block -> {
                projects.add(nameOf(block));
                build.with(nameOf(block) + "/build.gradle", scriptOf(block, PLUGINS_IN_GROOVY));
            });
        }
        build.with(
                "settings.gradle.kts",
                projects.stream().map(name -> "include(\"" + name + "\")\n").collect(joining()));
        assertThat(projects).isNotEmpty();

        var shown = build.run("projects").getOutput();

        assertThat(projects).allSatisfy(name -> assertThat(shown).contains("Project ':" + name + "'"));
    }

    @Test
    void every_test_in_Java_can_be_compiled_in_the_project_that_the_pages_speak_of() throws IOException {
        var build = new GradleBuild(directory).withJavaProject("""
                testing.suites.withType<JvmTestSuite> { useJUnitJupiter("%s") }
                """.formatted(GradleBuild.JUNIT));
        Path library = SourceTree.ROOT.resolve("samples/bank-accounts/src/main/java/com/example/bank");
        try (Stream<Path> sources = Files.list(library)) {
            for (Path source : sources.toList()) {
                build.with("src/main/java/com/example/bank/" + source.getFileName(), Files.readString(source));
            }
        }
        var snippets = pagesToTry().flatMap(page -> page.blocks("java")).toList();
        assertThat(snippets).isNotEmpty();
        for (DocumentedPage.Block snippet : snippets) {
            String name = "In_" + nameOf(snippet).replaceAll("\\W", "_");
            build.with("src/concurrentTest/java/com/example/bank/" + name + ".java", testClass(name, snippet.text()));
        }

        assertThat(build.run("compileConcurrentTestJava").getOutput()).contains("BUILD SUCCESSFUL");
    }

    /** Not the READMEs of samples that another test follows word by word. */
    private static Stream<DocumentedPage> pagesToTry() {
        return pages.stream().filter(page -> {
            String folder = page.file().getParent().getFileName().toString();
            return !SampleTest.SAMPLES.contains(folder);
        });
    }

    /** Without the configuration cache, which resolves what only benchmarks need; with the other, which saves compiling. */
    private String dryRun(DocumentedCommand run) {
        return GradleRunner.create()
                .withGradleInstallation(GradleBuild.GRADLE_HOME)
                .withTestKitDir(GradleBuild.GRADLE_USER_HOME)
                .withProjectDir(directory.resolve(run.build()).toFile())
                .withArguments(Stream.concat(
                                Stream.of("--offline", "--build-cache", "--dry-run", "--no-configuration-cache"),
                                run.arguments().stream())
                        .toList())
                .build()
                .getOutput();
    }

    /** Settings of a build are used by the test that applies the published plugin. */
    private static boolean isOfProject(DocumentedPage.Block block) {
        return !block.text().contains("pluginManagement");
    }

    private static String nameOf(DocumentedPage.Block block) {
        return block.toString().replace(".md:", "-");
    }

    /** With the plugins, if it names none, after its imports; without the version, since the plugin is given to the build. */
    private static String scriptOf(DocumentedPage.Block block, String plugins) {
        if (block.text().contains("plugins {")) {
            return block.text().replaceAll("(io\\.snarl[\"']\\)?) version [\"'][^\"']*[\"']", "$1");
        }
        return part(block.text(), true) + plugins + part(block.text(), false);
    }

    private static String testClass(String name, String text) {
        String body = part(text, false);
        return """
                package com.example.bank;

                import static io.snarl.Parallel.*;
                import static org.junit.jupiter.api.Assertions.*;
                import io.snarl.*;
                import java.util.*;
                import org.junit.jupiter.api.*;
                %s
                class %s {
                %s
                }
                """.formatted(
                        part(text, true), name, body.contains("@Test") ? body : "@Test void test() {\n" + body + "}");
    }

    private static String part(String text, boolean imports) {
        return text.lines()
                .filter(line -> line.startsWith("import ") == imports)
                .map(line -> line + "\n")
                .collect(joining());
    }

    private static List<String> anchorsOf(Path file) {
        return DocumentedPage.read(file).prose().stream()
                .filter(line -> line.startsWith("#"))
                .map(line -> line.replaceFirst("#+ ", "")
                        .toLowerCase()
                        .replaceAll("[^\\w -]", "")
                        .replace(' ', '-'))
                .toList();
    }
}
