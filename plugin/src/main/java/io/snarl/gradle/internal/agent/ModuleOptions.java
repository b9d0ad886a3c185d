package io.snarl.gradle.internal.agent;

import java.io.File;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Merges the module options that the tests and the agent pass to a JVM, some of which it accepts only once. */
public final class ModuleOptions {

    private static final String PATCH = "--patch-module";
    private static final String LIMIT = "--limit-modules";
    private static final String ADD = "--add-modules";
    private static final Set<String> BEFORE_THEIR_VALUE = Set.of(PATCH, LIMIT, ADD);

    private final List<String> others = new ArrayList<>();
    private final Map<String, String> patches = new LinkedHashMap<>();
    private final Set<String> added = new LinkedHashSet<>();
    private String limit;

    private ModuleOptions() {}

    /**
     * Returns equivalent JVM arguments that do not conflict.
     *
     * @param arguments those of the tests, and then those of the agent
     */
    public static List<String> settled(List<String> arguments) {
        var options = new ModuleOptions();
        options.add(arguments);
        return options.toArguments();
    }

    /**
     * Returns the agent's arguments together with what the tests say of modules that can be said only once, for a JVM that gets all else
     * of theirs from elsewhere.
     */
    public static List<String> joined(List<String> agents, List<String> tests) {
        var options = new ModuleOptions();
        options.add(tests);
        options.others.clear();
        options.added.clear();
        options.add(agents);
        return options.toArguments();
    }

    private void add(List<String> arguments) {
        for (int i = 0; i < arguments.size(); i++) {
            String argument = arguments.get(i);
            boolean hasValue = BEFORE_THEIR_VALUE.contains(argument) && i + 1 < arguments.size();
            add(hasValue ? argument + "=" + arguments.get(++i) : argument);
        }
    }

    private void add(String argument) {
        String[] parts = argument.split("=", 3);
        if (parts[0].equals(PATCH) && parts.length == 3) {
            // Classes of the agent's patch have to be found before those of the tests'.
            patches.merge(parts[1], parts[2], (earlier, later) -> later + File.pathSeparator + earlier);
        } else if (parts[0].equals(LIMIT) && parts.length == 2) {
            limit = parts[1];
        } else {
            if (parts[0].equals(ADD) && parts.length == 2 && !parts[1].startsWith("ALL-")) {
                added.add(parts[1]);
            }
            others.add(argument);
        }
    }

    private List<String> toArguments() {
        List<String> arguments = new ArrayList<>(others);
        patches.forEach((module, path) -> arguments.add(PATCH + "=" + module + "=" + path));
        if (limit != null) {
            // The agent adds modules that it has patched, and the JVM does not start if one of them is beyond the
            // limit.
            added.add(limit);
            arguments.add(LIMIT + "=" + String.join(",", added));
        }
        return arguments;
    }
}
