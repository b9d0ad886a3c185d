package p;
import org.gradle.testkit.runner.GradleRunner; import org.gradle.testfixtures.ProjectBuilder; import org.junit.jupiter.api.*; import org.junit.jupiter.api.io.TempDir; import java.io.File; import java.nio.file.*;
class PlugTest {
  @TempDir Path d;
  @Test void runs() throws Exception { Files.writeString(d.resolve("settings.gradle.kts"), ""); Files.writeString(d.resolve("build.gradle.kts"), "plugins { id(\"p.plug\") }\n");
    String out = GradleRunner.create().withProjectDir(d.toFile()).withPluginClasspath().withArguments("plugged").build().getOutput(); Assertions.assertTrue(out.contains("plugged in"), out); }
  @Test void unit() { var p = ProjectBuilder.builder().build(); p.getPluginManager().apply("p.plug"); Assertions.assertNotNull(p.getTasks().findByName("plugged")); }
}
