package io.snarl.conventions;

import org.gradle.api.Plugin;
import org.gradle.api.Project;
import org.gradle.api.plugins.JavaPluginExtension;
import org.gradle.api.publish.PublishingExtension;
import org.gradle.api.publish.maven.MavenPublication;
import org.gradle.api.publish.maven.plugins.MavenPublishPlugin;
import org.gradle.api.publish.maven.tasks.PublishToMavenRepository;
import org.gradle.api.tasks.Delete;
import org.gradle.api.tasks.javadoc.Javadoc;
import org.gradle.external.javadoc.StandardJavadocDocletOptions;
import org.gradle.language.base.plugins.LifecycleBasePlugin;

/** What a module that users get from a repository has on top of the Java conventions: sources, Javadoc and a POM. */
public abstract class PublishedConventionsPlugin implements Plugin<Project> {

    @Override
    public void apply(Project project) {
        project.getPluginManager().apply(JavaConventionsPlugin.class);
        project.getPluginManager().apply(MavenPublishPlugin.class);

        var java = project.getExtensions().getByType(JavaPluginExtension.class);
        java.withSourcesJar();
        java.withJavadocJar();

        documentStrictly(project);
        var publishing = project.getExtensions().getByType(PublishingExtension.class);
        publishing
                .getPublications()
                .withType(MavenPublication.class)
                .configureEach(publication -> describe(publication, project));
        offerToTests(project, publishing);
    }

    private static void documentStrictly(Project project) {
        var javadoc = project.getTasks().withType(Javadoc.class);
        javadoc.configureEach(task -> {
            var options = (StandardJavadocDocletOptions) task.getOptions();
            options.setEncoding("UTF-8");
            // "missing" would ask for a comment on every member and parameter, where a good name says it already.
            options.addBooleanOption("Xdoclint:all,-missing", true);
            options.addBooleanOption("Werror", true);
        });
        project.getTasks().named(LifecycleBasePlugin.CHECK_TASK_NAME, check -> check.dependsOn(javadoc));
    }

    /**
     * Publishes the module into a repository of its own as well, from which functional tests get it as users do.
     *
     * <p>The repository starts anew each time, since every snapshot would be kept there otherwise.
     */
    private static void offerToTests(Project project, PublishingExtension publishing) {
        var directory = project.getLayout().getBuildDirectory().dir("test-repository");
        publishing.getRepositories().maven(repository -> {
            repository.setName("test");
            repository.setUrl(directory);
        });
        var clean = project.getTasks().register("cleanTestRepository", Delete.class, task -> task.delete(directory));
        project.getTasks().withType(PublishToMavenRepository.class).configureEach(task -> task.dependsOn(clean));
        project.getConfigurations()
                .consumable(
                        "testRepository",
                        configuration -> configuration.getOutgoing().artifact(directory, artifact -> {
                            artifact.setType("maven-repository");
                            artifact.builtBy("publishAllPublicationsToTestRepository");
                        }));
    }

    private static void describe(MavenPublication publication, Project project) {
        var pom = publication.getPom();
        pom.getName().set("Snarl " + project.getName());
        pom.getDescription().set(project.provider(project::getDescription));
        pom.licenses(licenses -> licenses.license(license -> {
            license.getName().set("Apache-2.0");
            license.getUrl().set("https://www.apache.org/licenses/LICENSE-2.0.txt");
            license.getDistribution().set("repo");
        }));
    }
}
