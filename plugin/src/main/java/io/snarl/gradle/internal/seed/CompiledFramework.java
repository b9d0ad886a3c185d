package io.snarl.gradle.internal.seed;

import io.snarl.gradle.internal.console.Console;
import java.io.File;
import java.io.IOException;
import java.util.Set;
import java.util.TreeSet;
import java.util.zip.ZipFile;

/**
 * Checks that the tests can be compiled with a framework that concurrent tests are written with. Seed tests may do
 * without: those of JUnit 3 extend a class, and engines of the JUnit Platform have languages of their own.
 *
 * @param annotations of which one has to be there
 * @param classpath what the seed tests are compiled with
 */
public record CompiledFramework(Set<String> annotations, Iterable<File> classpath) {

    /** Fails if the generated tests could not be compiled. */
    public void require(String suite) {
        if (annotations.stream().noneMatch(this::isThere)) {
            throw Console.failure("Snarl writes its tests with the JUnit that the test suite '" + suite
                    + "' is compiled with, but its compile class path has no "
                    + String.join(" and no ", new TreeSet<>(annotations))
                    + ". Add JUnit 4.4 or newer, which runs tests of JUnit 3 unchanged, such as " + suite
                    + "Implementation(\"junit:junit:4.13.2\")"
                    + (annotations.size() > 1 ? ", or JUnit Jupiter with its engine." : "."));
        }
    }

    private boolean isThere(String className) {
        String file = className.replace('.', '/') + ".class";
        for (File entry : classpath) {
            if (entry.isDirectory() ? new File(entry, file).exists() : isInJar(entry, file)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isInJar(File jar, String file) {
        try (var zip = new ZipFile(jar)) {
            return zip.getEntry(file) != null;
        } catch (IOException e) {
            // What is no jar has no classes, and what is missing will be told by the compiler.
            return false;
        }
    }
}
