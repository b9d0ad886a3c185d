package buildlogic;

import org.gradle.api.Plugin;
import org.gradle.api.Project;
import org.gradle.api.artifacts.VersionCatalog;
import org.gradle.api.artifacts.VersionCatalogsExtension;
import org.gradle.api.plugins.JavaPluginExtension;
import org.gradle.api.tasks.testing.Test;
import org.gradle.jvm.toolchain.JavaLanguageVersion;

public class JavaCommonConventionsPlugin implements Plugin<Project> {
    @Override
    public void apply(Project project) {
        project.getPluginManager().apply("java");
        project.getRepositories().mavenCentral();
        VersionCatalog libs = project.getExtensions().getByType(VersionCatalogsExtension.class).named("libs");
        project.getDependencies().getConstraints().add("implementation", libs.findLibrary("commons-lang3").get());
        project.getDependencies().add("testImplementation", libs.findLibrary("junit-jupiter").get());
        project.getDependencies().add("testRuntimeOnly", "org.junit.platform:junit-platform-launcher");
        project.getExtensions().getByType(JavaPluginExtension.class).getToolchain()
            .getLanguageVersion().set(JavaLanguageVersion.of(17));
        project.getTasks().named("test", Test.class, t -> t.useJUnitPlatform());
    }
}
