package io.snarl.bootstrap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InstallFolderTest {

    @TempDir
    private Path distributions;

    private WrapperDistribution distribution;

    @BeforeEach
    void makeFolderOfDistribution() throws IOException {
        distribution = new WrapperDistribution(URI.create("https://gradle.invalid/gradle-8.8-bin.zip"), distributions);
        Files.createDirectories(distribution.folder());
    }

    @Test
    void installed_home_has_its_marker_and_nothing_else_is_left() throws IOException {
        try (InstallFolder folder = InstallFolder.create(distribution)) {
            folder.install(makeHome(folder));
        }

        assertThat(distribution.isInstalled()).isTrue();
        assertThat(distribution.home().resolve("lib/some.jar")).hasContent("content");
        assertThat(distribution.familyFolder()).isDirectoryNotContaining("glob:**assembling*");
    }

    @Test
    void run_that_fails_installs_nothing() {
        assertThatThrownBy(() -> {
                    try (InstallFolder folder = InstallFolder.create(distribution)) {
                        makeHome(folder);
                        throw new IOException("disk full");
                    }
                })
                .hasMessage("disk full");

        assertThat(distribution.isInstalled()).isFalse();
        assertThat(distribution.folder()).isEmptyDirectory();
    }

    @Test
    void what_an_interrupted_run_left_is_replaced() throws IOException {
        Path leftOver = distribution.familyFolder().resolve("assembling-earlier/home/lib");
        Files.createDirectories(leftOver);
        Path homeWithoutMarker = Files.createDirectories(distribution.home().resolve("lib"));
        Files.writeString(homeWithoutMarker.resolve("stale.jar"), "stale");

        try (InstallFolder folder = InstallFolder.create(distribution)) {
            folder.install(makeHome(folder));
        }

        assertThat(leftOver).doesNotExist();
        assertThat(distribution.home().resolve("lib")).isDirectoryNotContaining("glob:**stale.jar");
        assertThat(distribution.isInstalled()).isTrue();
    }

    private static Path makeHome(InstallFolder folder) throws IOException {
        Path home = folder.path().resolve("home");
        Files.createDirectories(home.resolve("lib"));
        Files.writeString(home.resolve("lib/some.jar"), "content");
        return home;
    }
}
