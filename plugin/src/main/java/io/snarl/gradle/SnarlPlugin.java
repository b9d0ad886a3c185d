package io.snarl.gradle;

import io.snarl.gradle.dsl.SnarlExtension;
import io.snarl.gradle.internal.gradle.SupportedGradle;
import io.snarl.gradle.internal.project.JavaProject;
import io.snarl.gradle.internal.project.SnarlTasks;
import io.snarl.gradle.internal.settings.BlockSettings;
import javax.inject.Inject;
import org.gradle.api.Plugin;
import org.gradle.api.Project;
import org.gradle.api.configuration.BuildFeatures;
import org.gradle.build.event.BuildEventsListenerRegistry;
import org.gradle.util.GradleVersion;

/** Adds the {@code snarl} block and Snarl's tasks to a project, and connects them once the project is a Java project. */
public abstract class SnarlPlugin implements Plugin<Project> {

    @Inject
    protected abstract BuildEventsListenerRegistry getEvents();

    @Inject
    protected abstract BuildFeatures getFeatures();

    @Override
    public void apply(Project project) {
        SupportedGradle.require(GradleVersion.current());
        SnarlExtension snarl = project.getExtensions().create("snarl", SnarlExtension.class);
        BlockSettings.setDefaults(snarl, project.getLayout().getProjectDirectory());
        SnarlTasks tasks = SnarlTasks.register(
                project, snarl, getFeatures().getIsolatedProjects().getActive());
        project.getPluginManager()
                .withPlugin("java", java -> new JavaProject(project, getEvents()).connect(snarl, tasks));
    }
}
