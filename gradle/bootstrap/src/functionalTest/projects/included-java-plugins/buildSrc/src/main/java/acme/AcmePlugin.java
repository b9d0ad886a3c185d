package acme;

import java.util.List;
import org.apache.commons.lang3.StringUtils;
import org.gradle.api.Plugin;
import org.gradle.api.Project;
import org.gradle.api.plugins.ExtensionAware;
import org.gradle.api.reflect.TypeOf;

public class AcmePlugin implements Plugin<Project> {
    @Override
    public void apply(Project project) {
        AcmeExtension acme = project.getExtensions().create("acme", AcmeExtension.class);
        acme.getTitle().convention(StringUtils.capitalize(project.getName()));
        AuditExtension audit = ((ExtensionAware) acme).getExtensions().create("audit", AuditExtension.class);
        audit.getEnabled().convention(false);
        project.getExtensions().add(new TypeOf<List<Integer>>() { }, "numbers", List.of(1, 2, 3));
        project.getExtensions().add("motto", "deploy early");
        project.getExtensions().add("stages", project.container(Environment.class));
        project.getConfigurations().create("acmeTools");
        project.getTasks().register("acmeReport", AcmeReport.class, task -> {
            task.getPrefix().convention("report:");
            task.getLines().add(acme.getTitle().map(t -> "title " + t));
            task.getLines().addAll(acme.getDeploy().getTags());
        });
    }
}
