package io.snarl.gradle.tasks;

import io.snarl.gradle.internal.Versions;
import org.gradle.api.DefaultTask;
import org.gradle.api.GradleException;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.Optional;
import org.gradle.work.DisableCachingByDefault;

/** What all tasks of Snarl share: none of them ends well without having done its work. */
@DisableCachingByDefault(because = "each task decides for itself")
public abstract class SnarlTask extends DefaultTask {

    /** Why the task cannot work in its project, with the remedy; absent where it can. */
    @Input
    @Optional
    public abstract Property<String> getObstacle();

    /** The version of Snarl, since another one may trace, predict or run differently. */
    @Input
    public String getSnarlVersion() {
        return Versions.snarl();
    }

    final void requireNoObstacle() {
        if (getObstacle().isPresent()) {
            throw new GradleException(getObstacle().get());
        }
    }

    /** Says that a part of Snarl does not exist in this version, and what therefore did not happen. */
    final GradleException notPossibleYet(String action, String missing, String consequence) {
        return new GradleException(getName() + " cannot " + action + " yet: this version of Snarl (" + getSnarlVersion()
                + ") has no " + missing + ". " + consequence);
    }
}
