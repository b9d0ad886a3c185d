package io.snarl.gradle.internal.gradle;

import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Matches names of tasks as Gradle does on a command line. */
public final class TaskName {

    private static final Pattern HUMP = Pattern.compile("(?=\\p{Lu})");

    private TaskName() {}

    /**
     * Returns whether an argument may mean a task: by its name, an abbreviation such as {@code fCT}, or a path of either.
     *
     * @param path the task's
     */
    public static boolean mayMean(String argument, String path) {
        String[] given = argument.split(":");
        String[] names = path.split(":");
        boolean absolute = argument.startsWith(":");
        if (argument.isBlank() || given.length == 0 || given.length > names.length) {
            return false;
        }
        for (int i = 1; i <= given.length; i++) {
            if (!abbreviates(given[given.length - i], names[names.length - i])) {
                return false;
            }
        }
        return !absolute || given.length == names.length;
    }

    private static boolean abbreviates(String given, String name) {
        String humps = Stream.of(HUMP.split(given)).map(Pattern::quote).collect(Collectors.joining("\\P{Lu}*"));
        return Pattern.compile(humps).matcher(name).lookingAt() || given.equalsIgnoreCase(name);
    }
}
