package io.snarl.gradle.internal;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.gradle.api.tasks.testing.Test;
import org.gradle.process.CommandLineArgumentProvider;

/** The system properties that a test task sets, all of them. */
final class SeedProperties {

    private static final String PROPERTY = "-D";

    /** Is a setting of its own in Gradle. */
    private static final String ENCODING = "file.encoding";

    private SeedProperties() {}

    /**
     * Returns them by their names.
     *
     * <p>Gradle keeps those apart that a JVM has to have from its start, such as its locale and its directory for temporary files, and
     * shows them among the arguments of the JVM alone.
     */
    static Map<String, String> of(Test seed) {
        Map<String, String> properties = texts(seed.getSystemProperties());
        for (String argument : argumentsOf(seed)) {
            if (argument.startsWith(PROPERTY)) {
                String[] parts = argument.substring(PROPERTY.length()).split("=", 2);
                String value = parts.length == 1 ? "" : parts[1];
                // What is as in the build itself is nothing that the task has set.
                if (!parts[0].equals(ENCODING) && !value.equals(System.getProperty(parts[0], ""))) {
                    properties.putIfAbsent(parts[0], value);
                }
            }
        }
        return properties;
    }

    /** Those that providers give are read elsewhere and later, since they may not be known before tasks have run. */
    private static List<String> argumentsOf(Test seed) {
        List<CommandLineArgumentProvider> all = seed.getJvmArgumentProviders();
        List<CommandLineArgumentProvider> providers = List.copyOf(all);
        try {
            all.clear();
        } catch (UnsupportedOperationException | IllegalStateException e) {
            // A task that must not be touched any more tells less.
            return List.of();
        }
        try {
            return seed.getAllJvmArgs();
        } finally {
            all.addAll(providers);
        }
    }

    /** A property without a value is set to nothing, as Gradle does. */
    static Map<String, String> texts(Map<String, Object> values) {
        var texts = new TreeMap<String, String>();
        values.forEach((name, value) -> texts.put(name, value == null ? "" : value.toString()));
        return texts;
    }
}
