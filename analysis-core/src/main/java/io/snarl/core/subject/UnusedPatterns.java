package io.snarl.core.subject;

import static java.util.stream.Collectors.joining;

import io.snarl.contract.code.JdkClasses;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Finds patterns that match no class, such as one with a typing error. */
public final class UnusedPatterns {

    private static final int NAMED = 5;

    /** Patterns that may name classes of the JDK though they do not begin as these do. */
    private static final Pattern OF_ANY = Pattern.compile("com\\.sun\\..*|[^.]*\\*.*");

    private final ClassesInPlaces classes;

    /** Looks at the classes of a project and its libraries. */
    public UnusedPatterns(ClassesInPlaces classes) {
        this.classes = classes;
    }

    /** Classes of the JDK differ from one to the other and are not looked at. */
    static boolean mayNameClassOfJdk(ClassGlob glob) {
        return JdkClasses.contain(glob.toString())
                || OF_ANY.matcher(glob.toString()).matches();
    }

    /**
     * Returns what a user is told of patterns that name nothing; absent if there is none.
     *
     * @param setting where the patterns stand
     */
    public Optional<String> among(String setting, Collection<String> globs) {
        List<String> unused = unused(setting, globs);
        return unused.isEmpty()
                ? Optional.empty()
                : Optional.of(setting + " has " + quoted(unused)
                        + ", which names no class of the project or its libraries. " + whatThereIs());
    }

    /**
     * Refuses patterns of which each names nothing.
     *
     * @throws IllegalArgumentException if there is at least one pattern, and none names a class
     */
    public void requireAny(String setting, Collection<String> globs) {
        if (!globs.isEmpty() && unused(setting, globs).size() == globs.size()) {
            throw new IllegalArgumentException(setting + " is " + quoted(globs)
                    + ", which names no class of the project or its libraries, so there is nothing to examine. "
                    + whatThereIs());
        }
    }

    private List<String> unused(String setting, Collection<String> globs) {
        return globs.stream()
                .sorted()
                .map(glob -> ClassGlob.ofSetting(setting, glob))
                .filter(glob -> !mayNameClassOfJdk(glob))
                .filter(glob -> classes.names().stream().noneMatch(glob::matches))
                .map(ClassGlob::toString)
                .toList();
    }

    private String whatThereIs() {
        Set<String> packages = classes.packages();
        String some = packages.stream().limit(NAMED).collect(joining(", "));
        return "The project has classes in: "
                + (packages.size() > NAMED ? some + " and " + (packages.size() - NAMED) + " more packages" : some)
                + ".";
    }

    private static String quoted(Collection<String> globs) {
        return globs.stream().sorted().map(glob -> "'" + glob + "'").collect(joining(", "));
    }
}
