package io.snarl.gradle.internal.adoption;

import io.snarl.gradle.internal.seed.SeedClasses;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Set;
import java.util.TreeSet;
import org.gradle.api.tasks.testing.Test;

/** Finds the classes of a suite that contain adopted tests. */
final class AdoptedClasses {

    private static final String MARK = "Lio/snarl/Adopted;";
    private static final String ENDING = ".class";

    private AdoptedClasses() {}

    /** Reads a class file as characters, among which are its constants. */
    static String constantsOf(File type) {
        try {
            return new String(Files.readAllBytes(type.toPath()), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns whether tests of a class are adopted. */
    static boolean areAdopted(String constants) {
        return constants.contains(MARK);
    }

    /** Returns the classes that the patterns of a task exclude, such as patterns that are set for all test tasks at once. */
    static Set<String> leftOutBy(Test task) {
        Set<File> taken = task.getCandidateClassFiles().getFiles();
        var leftOut = new TreeSet<String>();
        var rest = new TreeSet<String>();
        task.getTestClassesDirs().getAsFileTree().visit(file -> {
            String path = file.getPath();
            if (path.endsWith(ENDING) && areAdopted(constantsOf(file.getFile()))) {
                String name = path.substring(0, path.length() - ENDING.length()).replace('/', '.');
                (taken.contains(file.getFile()) ? rest : leftOut).add(name);
            }
        });
        var filter = task.getFilter();
        leftOut.addAll(new SeedClasses(rest, "").leftOutBy(filter.getIncludePatterns(), filter.getExcludePatterns()));
        return leftOut;
    }
}
