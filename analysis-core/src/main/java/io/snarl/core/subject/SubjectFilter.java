package io.snarl.core.subject;

import java.util.Collection;
import java.util.List;

/**
 * Matches subjects: classes that an include names and no exclude does.
 *
 * <p>Without includes every class is included.
 *
 * @param includes patterns of which one must match, unless there are none
 * @param excludes patterns of which none may match
 */
public record SubjectFilter(List<ClassGlob> includes, List<ClassGlob> excludes) {

    /** Copies the lists, so that a filter never changes. */
    public SubjectFilter {
        includes = List.copyOf(includes);
        excludes = List.copyOf(excludes);
    }

    /**
     * Reads a filter from patterns as a user writes them.
     *
     * @throws IllegalArgumentException if one of them is no {@link ClassGlob}
     */
    public static SubjectFilter of(Collection<String> includes, Collection<String> excludes) {
        return new SubjectFilter(globs(includes), globs(excludes));
    }

    /** Tells whether the class of the given binary name is a subject. */
    public boolean accepts(String binaryName) {
        return (includes.isEmpty() || anyMatches(includes, binaryName)) && !anyMatches(excludes, binaryName);
    }

    private static List<ClassGlob> globs(Collection<String> patterns) {
        return patterns.stream().map(ClassGlob::of).toList();
    }

    private static boolean anyMatches(List<ClassGlob> globs, String binaryName) {
        return globs.stream().anyMatch(glob -> glob.matches(binaryName));
    }
}
