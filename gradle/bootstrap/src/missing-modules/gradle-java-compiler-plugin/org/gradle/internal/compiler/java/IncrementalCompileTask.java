package org.gradle.internal.compiler.java;

import com.sun.source.util.JavacTask;
import java.io.File;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.annotation.processing.Processor;
import javax.tools.JavaCompiler;

/**
 * Watches the Java compiler for Gradle, which uses what it learns to compile less the next time.
 *
 * <p>Gradle creates it by this name and with these parameters.
 */
public class IncrementalCompileTask implements JavaCompiler.CompilationTask {

    private final JavaCompiler.CompilationTask task;
    private final Consumer<Map<String, Set<String>>> classNames;
    private final GeneratedClasses generatedClasses;

    public IncrementalCompileTask(
            JavaCompiler.CompilationTask task,
            Function<File, Optional<String>> relativize,
            Consumer<String> classBackupService,
            Consumer<Map<String, Set<String>>> classNames,
            BiConsumer<String, String> publicConstants,
            BiConsumer<String, String> privateConstants) {
        this.task = task;
        this.classNames = classNames;
        JavacTask javac = (JavacTask) task;
        generatedClasses = new GeneratedClasses(relativize, classBackupService, javac.getElements());
        javac.addTaskListener(generatedClasses);
        // A use is reported as public, that is as one whose own users are affected, too: it may be more than is true,
        // but
        // never less, and so nothing stale survives.
        javac.addTaskListener(new ConstantUses(javac, publicConstants));
    }

    @Override
    public void addModules(Iterable<String> moduleNames) {
        task.addModules(moduleNames);
    }

    @Override
    public void setProcessors(Iterable<? extends Processor> processors) {
        task.setProcessors(processors);
    }

    @Override
    public void setLocale(Locale locale) {
        task.setLocale(locale);
    }

    @Override
    public Boolean call() {
        try {
            return task.call();
        } finally {
            classNames.accept(generatedClasses.bySourceFile());
        }
    }
}
