package io.snarl.bootstrap;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChecksumsTest {

    private static final String OF_ABC = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

    @TempDir
    private Path folder;

    private Checksums checksums;

    @BeforeEach
    void loadChecksums() throws IOException {
        checksums = Checksums.load(Files.writeString(folder.resolve("checksums.sha256"), OF_ABC + "  abc.jar\n"));
    }

    @Test
    void file_with_its_checksum_passes() throws IOException {
        Files.writeString(folder.resolve("abc.jar"), "abc");

        assertThatCode(() -> checksums.verify(folder)).doesNotThrowAnyException();
    }

    @Test
    void changed_file_is_named_with_the_remedy() throws IOException {
        Files.writeString(folder.resolve("abc.jar"), "abd");

        assertThatThrownBy(() -> checksums.verify(folder))
                .isInstanceOf(BootstrapFailure.class)
                .hasMessageContaining("abc.jar is not the file that was published")
                .hasMessageContaining("delete it from Maven's local repository");
    }

    @Test
    void missing_file_is_named() {
        assertThatThrownBy(() -> checksums.verify(folder))
                .isInstanceOf(BootstrapFailure.class)
                .hasMessageContaining("did not bring abc.jar");
    }
}
