package io.snarl.gradle.tasks.inputs;

import io.snarl.gradle.internal.gradle.Versions;
import org.gradle.api.Task;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.Optional;

/** What all tasks of Snarl share: none of them ends well without having done its work. */
public interface SnarlTask extends Task {

    /** Why the task cannot work in its project, with the remedy; absent where it can. */
    @Input
    @Optional
    Property<String> getObstacle();

    /** The version of Snarl, since another one may trace, predict or run differently. */
    @Input
    default String getSnarlVersion() {
        return Versions.snarl();
    }
}
