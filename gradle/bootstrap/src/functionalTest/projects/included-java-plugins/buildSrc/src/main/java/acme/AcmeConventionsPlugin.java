package acme;

import org.gradle.api.Plugin;
import org.gradle.api.Project;
import org.gradle.api.plugins.JavaPluginExtension;

public class AcmeConventionsPlugin implements Plugin<Project> {
    public static final String GROUP = "com.acme.convention";

    @Override
    public void apply(Project project) {
        project.getPluginManager().apply("java-library");
        project.setGroup(GROUP);
        project.getExtensions().getByType(JavaPluginExtension.class).withSourcesJar();
        project.getRepositories().mavenCentral();
    }

    /** Used by build scripts directly. */
    public static String describe(Project project) {
        return project.getPath() + " of " + project.getGroup();
    }
}
