package io.snarl.bootstrap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InstallLockTest {

    @TempDir
    private Path folder;

    @Test
    void folder_of_the_lock_is_made() throws IOException {
        Path file = folder.resolve("dists/gradle-8.8-bin/hash/gradle-8.8-bin.zip.lck");

        InstallLock.acquire(file).close();

        assertThat(file).exists();
    }

    @Test
    void place_that_cannot_be_written_to_is_named_with_the_remedy() throws IOException {
        Path notAFolder = Files.createFile(folder.resolve("file"));

        assertThatThrownBy(() -> InstallLock.acquire(notAFolder.resolve("dists/gradle.lck")))
                .isInstanceOf(BootstrapFailure.class)
                .hasMessageContaining("Gradle cannot be installed in " + notAFolder.resolve("dists"))
                .hasMessageContaining("set GRADLE_USER_HOME");
    }
}
