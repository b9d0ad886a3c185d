package buildlogic;

import org.gradle.api.Plugin;
import org.gradle.api.Project;

public class JavaApplicationConventionsPlugin implements Plugin<Project> {
    @Override
    public void apply(Project project) {
        project.getPluginManager().apply(JavaCommonConventionsPlugin.class);
        project.getPluginManager().apply("application");
    }
}
