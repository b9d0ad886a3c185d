package io.snarl.gradle.internal.jars;

import java.io.File;
import org.gradle.api.Project;
import org.gradle.api.file.FileCollection;

/**
 * The jars that Snarl adds to a build. It comes out of the plugin's own jar and is resolved by nothing, so that no
 * repository, platform, lock, rule or verification of the build can change it.
 *
 * @param agent the Java agent of the test JVM
 * @param analysis what reads traces
 * @param vintage what runs JUnit 4 tests on the JUnit Platform, for projects that do not
 * @param support what concurrent tests are written with
 */
public record SnarlJars(FileCollection agent, FileCollection analysis, FileCollection vintage, FileCollection support) {

    public static SnarlJars in(Project project) {
        return new SnarlJars(
                files(project, CarriedPart.AGENT),
                files(project, CarriedPart.ANALYSIS),
                files(project, CarriedPart.VINTAGE),
                files(project, CarriedPart.SUPPORT));
    }

    private static FileCollection files(Project project, CarriedPart part) {
        File shared = new File(project.getGradle().getGradleUserHomeDir(), "caches/snarl");
        return project.files(project.getProviders().of(UnpackedJars.class, source -> {
            source.getParameters().getPart().set(part);
            source.getParameters().getDirectory().set(shared);
        }));
    }
}
