package io.snarl.gradle.internal.jars;

import java.io.File;
import java.util.regex.Pattern;
import org.gradle.api.file.FileCollection;
import org.gradle.api.specs.Spec;

/**
 * Assembles the class path of JUnit 4 tests that run on the JUnit Platform.
 *
 * <p>The engine and the platform come first, since parts of another platform among the user's jars must not mix with it.
 * JUnit 4 and Hamcrest come last, since those of the user are the ones that his tests are written for. Only a JUnit 4 that
 * the engine refuses is taken out, and a Hamcrest that came with it and lacks what the JUnit 4 in its place calls.
 */
public final class VintageClasspath {

    static final Spec<File> TOO_OLD =
            new NamedLike("(junit(-dep)?-(3\\..*|4\\.([0-9]|1[01])([.-].*)?)|hamcrest-core-1\\.[0-2]([.-].*)?)\\.jar");
    private static final Spec<File> OF_THE_TESTS = new NamedLike("(junit-4|hamcrest-).*\\.jar");

    private VintageClasspath() {}

    public static FileCollection of(FileCollection tests, FileCollection vintage) {
        FileCollection kept = tests.minus(tests.filter(TOO_OLD));
        FileCollection last = vintage.filter(OF_THE_TESTS);
        return vintage.minus(last).plus(kept).plus(last);
    }

    /** Neither a lambda nor a record, so that the configuration cache can store it. */
    private static final class NamedLike implements Spec<File> {

        private final Pattern pattern;

        NamedLike(String regex) {
            this.pattern = Pattern.compile(regex);
        }

        @Override
        public boolean isSatisfiedBy(File file) {
            return pattern.matcher(file.getName()).matches();
        }
    }
}
