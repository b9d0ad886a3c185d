package acme;

import org.gradle.api.DefaultTask;
import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.Optional;
import org.gradle.api.tasks.TaskAction;

public abstract class AcmeReport extends DefaultTask {
    @Input
    public abstract Property<String> getPrefix();

    @Input
    @Optional
    public abstract ListProperty<String> getLines();

    @TaskAction
    public void print() {
        for (String line : getLines().getOrElse(java.util.List.of())) {
            System.out.println(getPrefix().get() + " " + line);
        }
    }
}
