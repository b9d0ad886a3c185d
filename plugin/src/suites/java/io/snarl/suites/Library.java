package io.snarl.suites;

import java.util.List;
import java.util.Objects;

/**
 * A library whose own tests Snarl is tried on.
 *
 * @param name by which it is chosen
 * @param kind what sort of library it is
 * @param module its coordinates without classifier; unused if there is a checkout
 * @param tests the classifier of its tests: of sources, or of classes if no sources of them are published
 * @param checkout a directory on the disk with {@code src/main} and {@code src/test} that takes the place of what is published
 * @param release the version of Java that it is compiled for
 * @param encoding of its sources
 * @param exclude patterns of files that are left out, such as module descriptors
 * @param dependencies what it is compiled with
 * @param testDependencies what its tests are compiled and run with
 * @param jvmArguments what its tests need
 */
record Library(
        String name,
        String kind,
        String module,
        String tests,
        String checkout,
        int release,
        String encoding,
        List<String> exclude,
        List<String> dependencies,
        List<String> testDependencies,
        List<String> jvmArguments) {

    private static final String CLASSES = "tests";

    /** With the usual values for what an entry of the catalog does not say. */
    Library completed() {
        return new Library(
                Objects.requireNonNull(name, "A library of the catalog has no name."),
                Objects.requireNonNullElse(kind, ""),
                Objects.requireNonNullElse(module, ""),
                Objects.requireNonNullElse(tests, "test-sources"),
                Objects.requireNonNullElse(checkout, ""),
                release == 0 ? 8 : release,
                Objects.requireNonNullElse(encoding, "UTF-8"),
                Objects.requireNonNullElse(exclude, List.of()),
                Objects.requireNonNullElse(dependencies, List.of()),
                Objects.requireNonNullElse(testDependencies, List.of()),
                Objects.requireNonNullElse(jvmArguments, List.of()));
    }

    /** Whether its tests are there as classes alone. */
    boolean hasTestClasses() {
        return tests.equals(CLASSES);
    }

    boolean isCheckedOut() {
        return !checkout.isEmpty();
    }

    /** Whether its tests are run by the JUnit Platform, and not by JUnit 4. */
    boolean usesJUnitPlatform() {
        return testDependencies.stream().anyMatch(module -> module.startsWith("org.junit.jupiter:"));
    }
}
