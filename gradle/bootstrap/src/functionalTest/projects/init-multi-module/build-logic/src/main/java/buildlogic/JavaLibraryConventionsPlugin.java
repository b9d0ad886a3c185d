package buildlogic;

import org.gradle.api.Plugin;
import org.gradle.api.Project;

public class JavaLibraryConventionsPlugin implements Plugin<Project> {
    @Override
    public void apply(Project project) {
        project.getPluginManager().apply(JavaCommonConventionsPlugin.class);
        project.getPluginManager().apply("java-library");
    }
}
