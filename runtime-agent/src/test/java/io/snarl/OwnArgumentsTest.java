package io.snarl;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OwnArgumentsTest {

    @TempDir
    private Path directory;

    @Test
    void what_the_build_tells_is_as_the_jvm_would_tell_it() throws IOException {
        Files.write(
                directory.resolve("tests-arguments.txt"),
                List.of(
                        "-Djava.io.tmpdir",
                        "-Dis.not.there",
                        "-ea",
                        "--add-opens",
                        "java.base/java.util=ALL-UNNAMED",
                        "--limit-modules=java.xml"));

        assertThat(new OwnArguments(directory).told())
                .containsExactly(
                        "-Djava.io.tmpdir=" + System.getProperty("java.io.tmpdir"),
                        "-ea",
                        "--add-opens=java.base/java.util=ALL-UNNAMED",
                        "--limit-modules=java.xml");
    }

    @Test
    void jvm_with_all_modules_is_asked_itself() throws IOException {
        assertThat(new OwnArguments(directory).read()).isNotEmpty();
    }
}
