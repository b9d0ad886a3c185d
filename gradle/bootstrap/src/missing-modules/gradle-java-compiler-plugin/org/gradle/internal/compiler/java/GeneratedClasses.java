package org.gradle.internal.compiler.java;

import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import java.io.File;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.lang.model.util.Elements;
import javax.tools.JavaFileObject;

/** Collects which classes the compiler generates from which source file. */
final class GeneratedClasses implements TaskListener {

    private final Map<String, Set<String>> bySourceFile = new HashMap<>();
    private final Function<File, Optional<String>> relativize;
    private final Consumer<String> beforeGeneration;
    private final Elements elements;

    GeneratedClasses(
            Function<File, Optional<String>> relativize, Consumer<String> beforeGeneration, Elements elements) {
        this.relativize = relativize;
        this.beforeGeneration = beforeGeneration;
        this.elements = elements;
    }

    Map<String, Set<String>> bySourceFile() {
        return bySourceFile;
    }

    @Override
    public void started(TaskEvent event) {
        if (event.getKind() == TaskEvent.Kind.GENERATE && event.getTypeElement() != null) {
            beforeGeneration.accept(className(event));
        }
    }

    @Override
    public void finished(TaskEvent event) {
        JavaFileObject source = event.getSourceFile();
        if (source == null || !"file".equals(source.toUri().getScheme())) {
            return;
        }
        if (event.getKind() == TaskEvent.Kind.GENERATE && event.getTypeElement() != null) {
            classesOf(source).ifPresent(classes -> classes.add(className(event)));
        } else if (event.getKind() == TaskEvent.Kind.ANALYZE && isWithoutClass(source)) {
            // Gradle knows the contents of these files by the name of the file.
            classesOf(source).ifPresent(classes -> classes.add(nameWithoutEnding(source)));
        }
    }

    private Optional<Set<String>> classesOf(JavaFileObject source) {
        return relativize
                .apply(new File(source.toUri()))
                .map(path -> bySourceFile.computeIfAbsent(path, key -> new HashSet<>()));
    }

    private String className(TaskEvent event) {
        return elements.getBinaryName(event.getTypeElement()).toString();
    }

    private static boolean isWithoutClass(JavaFileObject source) {
        String name = nameWithoutEnding(source);
        return name.equals("package-info") || name.equals("module-info");
    }

    private static String nameWithoutEnding(JavaFileObject source) {
        return new File(source.toUri()).getName().replaceFirst("\\.java$", "");
    }
}
