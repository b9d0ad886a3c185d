package acme;

import org.gradle.api.Named;
import org.gradle.api.provider.Property;

public interface Environment extends Named {
    Property<String> getUrl();

    Property<Integer> getReplicas();
}
