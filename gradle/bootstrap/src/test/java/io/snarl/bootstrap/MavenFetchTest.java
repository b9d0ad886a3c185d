package io.snarl.bootstrap;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MavenFetchTest {

    @TempDir
    private Path folder;

    @Test
    void machine_without_maven_is_told_to_install_it() {
        MavenFetch fetch = new MavenFetch(folder.resolve("pom.xml"), Map.of("PATH", folder.toString()));

        assertThatThrownBy(() -> fetch.fetchInto(folder.resolve("parts")))
                .isInstanceOf(BootstrapFailure.class)
                .hasMessageContaining("there is no 'mvn' on the PATH")
                .hasMessageContaining("install Maven");
    }

    @Test
    void failure_of_maven_is_told_with_its_first_error() throws IOException {
        Path maven = folder.resolve("mvn");
        Files.writeString(maven, """
                #!/bin/sh
                echo "[ERROR] Could not transfer artifact: Connection refused"
                echo "[ERROR] To see the full stack trace, re-run Maven"
                exit 1
                """);
        if (!maven.toFile().setExecutable(true)) {
            throw new IOException(maven + " cannot be made executable");
        }
        MavenFetch fetch = new MavenFetch(folder.resolve("pom.xml"), Map.of("PATH", folder.toString()));

        assertThatThrownBy(() -> fetch.fetchInto(folder.resolve("parts")))
                .isInstanceOf(BootstrapFailure.class)
                .hasMessageContaining("check the network, or the mirror and proxy in Maven's settings.xml")
                .hasMessageEndingWith("Maven says: Could not transfer artifact: Connection refused");
    }
}
