package acme;

import org.gradle.api.provider.Property;

public interface AuditExtension {
    Property<Boolean> getEnabled();

    Property<Integer> getLevel();
}
