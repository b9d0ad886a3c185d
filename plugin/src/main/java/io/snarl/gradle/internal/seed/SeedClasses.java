package io.snarl.gradle.internal.seed;

import io.snarl.gradle.internal.console.Console;
import java.util.Collection;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.gradle.api.file.FileTree;

/**
 * The classes that may have seed tests; checks before any test runs whether patterns can match one.
 *
 * @param names their binary names
 * @param suite the name of the seed suite
 */
public record SeedClasses(Set<String> names, String suite) {

    /** Finds the classes by their files. */
    public static SeedClasses in(FileTree classFiles, String suite) {
        var names = new TreeSet<String>();
        classFiles.visit(file -> {
            String path = file.getPath();
            if (path.endsWith(".class")) {
                names.add(path.substring(0, path.length() - ".class".length()).replace('/', '.'));
            }
        });
        return new SeedClasses(names, suite);
    }

    /** Fails if the patterns leave no test. */
    public void requireSome(Set<String> include, Set<String> exclude) {
        Set<String> possible = include.isEmpty() ? names : which(include, SeedClasses::mayName);
        if (possible.isEmpty() && !names.isEmpty()) {
            throw Console.failure(unknown(include, suite));
        }
        if (!names.isEmpty() && which(exclude, SeedClasses::names).containsAll(possible)) {
            throw Console.failure("snarl.seedTests.exclude is " + joined(exclude)
                    + ", which leaves out every test class of the suite '" + suite + "'"
                    + (include.isEmpty() ? "" : " that snarl.seedTests.include (" + joined(include) + ") can name")
                    + ", so there is nothing to trace. Allowed are patterns as for --tests that leave some, such as"
                    + " *.slow*.");
        }
    }

    /** Returns the classes of which patterns name neither all tests nor, after the last dot, some. */
    public Set<String> leftOutBy(Set<String> include, Set<String> exclude) {
        var named = new TreeSet<>(include);
        include.stream()
                .filter(pattern -> pattern.lastIndexOf('.') > 0)
                .forEach(pattern -> named.add(pattern.substring(0, pattern.lastIndexOf('.'))));
        var out = new TreeSet<>(names);
        out.removeAll(include.isEmpty() ? names : which(named, SeedClasses::names));
        out.addAll(which(exclude, SeedClasses::names));
        return out;
    }

    /** Returns the message about patterns that match no test. */
    public static String unknown(Set<String> include, String suite) {
        return "snarl.seedTests.include is " + joined(include) + ", but no test of the suite '" + suite
                + "' that is not left out otherwise has such a name. Allowed are"
                + " patterns as for --tests, such as *BankTest or com.acme.BankTest.deposits*.";
    }

    private static String joined(Collection<String> patterns) {
        return String.join(", ", new TreeSet<>(patterns));
    }

    private Set<String> which(Set<String> patterns, Naming naming) {
        var named = new TreeSet<String>();
        for (String pattern : patterns) {
            Pattern regex = Pattern.compile(Pattern.quote(pattern).replace("*", "\\E.*\\Q"));
            // Gradle takes a pattern that begins like the name of a class for one without its package.
            boolean simple = Character.isUpperCase(pattern.codePointAt(0));
            for (String name : names) {
                if (naming.holds(regex, name)
                        || simple && naming.holds(regex, name.substring(name.lastIndexOf('.') + 1))) {
                    named.add(name);
                }
            }
        }
        return named;
    }

    private interface Naming {
        boolean holds(Pattern regex, String className);
    }

    /** Whether all tests of a class are meant. */
    private static boolean names(Pattern regex, String className) {
        return regex.matcher(className).matches();
    }

    /** Whether a test of a class can be meant, whatever its name. */
    private static boolean mayName(Pattern regex, String className) {
        Matcher withMethod = regex.matcher(className + ".");
        return names(regex, className) || withMethod.matches() || withMethod.hitEnd();
    }
}
