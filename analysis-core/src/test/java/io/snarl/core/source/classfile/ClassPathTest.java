package io.snarl.core.source.classfile;

import static org.assertj.core.api.Assertions.assertThat;

import io.snarl.core.source.resolve.Accessibility;
import io.snarl.core.source.resolve.Types;
import io.snarl.core.source.type.MethodInfo;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassPathTest {

    @TempDir
    private Path directory;

    @Test
    void jar_of_a_module_for_several_versions_gives_the_classes_that_this_version_of_java_loads() throws IOException {
        Path jar = directory.resolve("multi.jar");
        var manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MULTI_RELEASE, "true");
        try (var out = new JarOutputStream(Files.newOutputStream(jar), manifest)) {
            add(out, "", "old");
            add(out, "META-INF/versions/9/", "current");
        }

        try (Types types = Types.of(List.of(jar))) {
            assertThat(types.find("multi.Some").orElseThrow().methods())
                    .extracting(MethodInfo::name)
                    .contains("current")
                    .doesNotContain("old");
            assertThat(types.find("META-INF.versions.9.multi.Some")).isEmpty();
            assertThat(new Accessibility(types, "multi").isAccessible("module-info"))
                    .isFalse();
        }
    }

    private void add(JarOutputStream jar, String place, String method) throws IOException {
        Path classes = Files.createDirectory(directory.resolve(method));
        Path module = classes.resolve("module-info.java");
        Files.writeString(module, "module multi { exports multi; }");
        Path source = Files.createDirectory(classes.resolve("multi")).resolve("Some.java");
        Files.writeString(source, "package multi; public class Some { public void " + method + "() {} }");
        ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-d", classes.toString(), module.toString(), source.toString());
        for (String file : List.of("module-info.class", "multi/Some.class")) {
            jar.putNextEntry(new ZipEntry(place + file));
            jar.write(Files.readAllBytes(classes.resolve(file)));
            jar.closeEntry();
        }
    }
}
