package io.snarl.gradle.dsl;

import org.gradle.api.provider.Property;
import org.gradle.api.provider.SetProperty;
import org.gradle.api.tasks.Input;

/** Which of the values that tests handle are written down, in traces, findings and reports. */
public interface ValuesSpec {

    /**
     * Whether any values are; {@code true} by default. Without them a concurrent test can only be written where the source of the seed test
     * says what it needs, and wrong results cannot be told.
     */
    @Input
    Property<Boolean> getRecord();

    /**
     * Names of environment variables and system properties whose values are secrets and are never written down, besides those that are named
     * like a token, password, secret, key or credential; {@code *} stands for any characters, and case does not matter.
     */
    @Input
    SetProperty<String> getSecretNames();
}
