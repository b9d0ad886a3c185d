package io.snarl.core.source.classfile;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.core.source.resolve.Types;
import io.snarl.core.source.type.ClassInfo;
import io.snarl.core.source.type.Deprecation;
import io.snarl.core.source.type.MethodInfo;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DeprecatedMembersTest {

    @TempDir
    private Path directory;

    @Test
    void what_only_a_comment_says_is_deprecated_is() throws IOException {
        Path source = directory.resolve("Old.java");
        Files.writeString(source, """
                public class Old {
                    /** @deprecated */
                    public void older() {}
                    @Deprecated
                    public void annotated() {}
                    public void current() {}
                }
                """);
        ToolProvider.getSystemJavaCompiler().run(null, null, null, "-nowarn", source.toString());

        try (Types types = Types.of(List.of(directory))) {
            ClassInfo old = types.find("Old").orElseThrow();

            assertThat(old.deprecation()).isEqualTo(Deprecation.NONE);
            assertThat(old.methods().stream()
                            .filter(method -> method.deprecation() == Deprecation.DEPRECATED)
                            .map(MethodInfo::name))
                    .containsExactlyInAnyOrder("older", "annotated");
        }
    }
}
