package io.snarl.conventions;

import java.util.List;
import org.gradle.api.Plugin;
import org.gradle.api.Project;
import org.gradle.api.artifacts.VersionCatalog;
import org.gradle.api.artifacts.VersionCatalogsExtension;
import org.gradle.api.plugins.JavaLibraryPlugin;
import org.gradle.api.plugins.jvm.JvmTestSuite;
import org.gradle.api.tasks.bundling.AbstractArchiveTask;
import org.gradle.api.tasks.compile.JavaCompile;
import org.gradle.api.tasks.testing.Test;
import org.gradle.language.base.plugins.LifecycleBasePlugin;
import org.gradle.testing.base.TestingExtension;

/** How every Java module of Snarl is compiled, tested and archived. */
public abstract class JavaConventionsPlugin implements Plugin<Project> {

    private static final int JAVA_RELEASE = 17;
    private static final String REFRESH_EXPECTED = "snarl.refreshExpected";

    @Override
    public void apply(Project project) {
        project.getPluginManager().apply(JavaLibraryPlugin.class);
        compileStrictly(project);
        testWithJUnit(project);
        refreshExpectedFilesOnDemand(project);
        archiveReproducibly(project);
    }

    private static void compileStrictly(Project project) {
        project.getTasks().withType(JavaCompile.class).configureEach(task -> {
            task.getOptions().getRelease().set(JAVA_RELEASE);
            task.getOptions().setEncoding("UTF-8");
            // "classfile" warns of annotations that dependencies were compiled with and do not bring along.
            task.getOptions().getCompilerArgs().addAll(List.of("-Xlint:all,-classfile", "-Werror"));
        });
    }

    private static void testWithJUnit(Project project) {
        VersionCatalog libs = project.getExtensions()
                .getByType(VersionCatalogsExtension.class)
                .named("libs");
        String junit = libs.findVersion("junit").orElseThrow().getRequiredVersion();
        var suites = project.getExtensions()
                .getByType(TestingExtension.class)
                .getSuites()
                .withType(JvmTestSuite.class);
        suites.configureEach(suite -> {
            suite.useJUnitJupiter(junit);
            var implementation = suite.getDependencies().getImplementation();
            implementation.add(libs.findLibrary("assertj").orElseThrow());
            implementation.add(libs.findLibrary("archunit").orElseThrow());
        });
        project.getTasks().named(LifecycleBasePlugin.CHECK_TASK_NAME, check -> check.dependsOn(suites));
    }

    /** Lets tests rewrite the files that they compare with: {@code ./gradlew test programTest --continue -Psnarl.refreshExpected}. */
    private static void refreshExpectedFilesOnDemand(Project project) {
        var refresh = project.getProviders().gradleProperty(REFRESH_EXPECTED);
        project.getTasks().withType(Test.class).configureEach(task -> {
            if (refresh.isPresent()) {
                task.systemProperty(REFRESH_EXPECTED, true);
            }
        });
    }

    private static void archiveReproducibly(Project project) {
        project.getTasks().withType(AbstractArchiveTask.class).configureEach(task -> {
            task.setPreserveFileTimestamps(false);
            task.setReproducibleFileOrder(true);
        });
    }
}
