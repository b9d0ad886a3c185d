package acme.settings;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.gradle.api.Action;
import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.Nested;

public abstract class AcmeSettingsExtension {
    public enum Level { LOW, HIGH }

    private final List<String> names = new ArrayList<>();

    public abstract Property<Level> getLevel();

    public abstract ListProperty<String> getOwners();

    @Nested
    public abstract Report getReport();

    public void report(Action<? super Report> action) {
        action.execute(getReport());
    }

    public void modules(String... more) {
        names.addAll(Arrays.asList(more));
    }

    public List<String> getNames() {
        return names;
    }

    public interface Report {
        Property<String> getTitle();

        Property<Integer> getLimit();
    }
}
