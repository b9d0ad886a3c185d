package io.snarl.gradle;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A command of the documentation: which build it is for, and what Gradle is given. */
record DocumentedCommand(String build, List<String> arguments) {

    /** What a page means by a user's own project. */
    private static final String A_USERS_BUILD = "samples/bank-accounts";

    private static final String ROOT = "";
    private static final Pattern WORD = Pattern.compile("(?:[^\\s'\"]|'[^']*'|\"[^\"]*\")+");
    private static final Pattern TASK_OF_SNARL = Pattern.compile("\\w+(ConcurrentTests|SeedTests)");

    static DocumentedCommand of(String line) {
        List<String> words = WORD.matcher(line.replaceFirst("\\s#.*", ""))
                .results()
                .map(match -> match.group().replaceAll("['\"]", ""))
                .skip(1)
                .collect(Collectors.toCollection(ArrayList::new));
        int option = words.indexOf("-p");
        if (option >= 0) {
            words.remove(option);
            return new DocumentedCommand(words.remove(option), words);
        }
        boolean ofSnarl =
                words.stream().anyMatch(word -> TASK_OF_SNARL.matcher(word).matches());
        return new DocumentedCommand(ofSnarl ? A_USERS_BUILD : ROOT, words);
    }

    /** Whether both can be given to one run of Gradle, which takes the options of a task once. */
    boolean fitsWith(DocumentedCommand other) {
        return build.equals(other.build) && tasks().stream().noneMatch(other.tasks()::contains);
    }

    DocumentedCommand and(DocumentedCommand other) {
        var both = new ArrayList<>(arguments);
        both.addAll(other.arguments);
        return new DocumentedCommand(build, both);
    }

    private Set<String> tasks() {
        return arguments.stream()
                .filter(word -> word.matches("[:\\w-]*\\w") && !word.startsWith("-"))
                .collect(Collectors.toSet());
    }
}
