package io.snarl.gradle.internal.findings;

import io.snarl.gradle.internal.analysis.report.FoundProblem;
import io.snarl.gradle.internal.console.Console;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import javax.inject.Inject;
import org.gradle.api.Action;
import org.gradle.api.logging.Logger;
import org.gradle.api.logging.Logging;
import org.gradle.api.problems.ProblemSpec;
import org.gradle.api.problems.Problems;
import org.gradle.api.problems.Severity;

/**
 * Reports bugs to Gradle, which passes them to IDEs and, from 8.12 on, shows them in its problems report.
 *
 * <p>The API is incubating and its ways in have changed: what this does not know, it leaves alone.
 */
public abstract class FoundProblems {

    private static final Logger LOGGER = Logging.getLogger(FoundProblems.class);
    private static final String SNARL = "io.snarl";

    @Inject
    protected abstract Problems getProblems();

    /**
     * Reports each.
     *
     * @param file where a worker has left them
     */
    public void report(File file) {
        try {
            report(getProblems(), Problems.class, FoundProblem.readAll(file.toPath()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Reports each by a service.
     *
     * @param api the interface of the service, by which it may be called
     */
    static void report(Object problems, Class<?> api, List<FoundProblem> all) {
        try {
            Object reporter = reporterOf(problems, api);
            Class<?> type = wayToReporter(api).getReturnType();
            for (FoundProblem problem : all) {
                if (has(type, "reporting")) {
                    reportAtOnce(reporter, type, problem);
                } else {
                    reportWithId(reporter, type, problem);
                }
            }
        } catch (ReflectiveOperationException | LinkageError e) {
            LOGGER.info("This Gradle has another API for problems than Snarl knows, so it is told of none.", e);
        }
    }

    private static Object reporterOf(Object problems, Class<?> api) throws ReflectiveOperationException {
        Method way = wayToReporter(api);
        return way.getParameterCount() == 0 ? way.invoke(problems) : way.invoke(problems, SNARL);
    }

    /** The first is that of Gradle 8.8. */
    private static Method wayToReporter(Class<?> api) throws NoSuchMethodException {
        return has(api, "forNamespace") ? api.getMethod("forNamespace", String.class) : api.getMethod("getReporter");
    }

    /** Before Gradle 8.13. */
    private static void reportAtOnce(Object reporter, Class<?> type, FoundProblem problem)
            throws ReflectiveOperationException {
        Method id = ProblemSpec.class.getMethod("id", String.class, String.class);
        Action<ProblemSpec> description = spec -> {
            invoke(id, spec, problem.kind(), problem.headline());
            describe(problem, spec);
        };
        type.getMethod("reporting", Action.class).invoke(reporter, description);
    }

    private static void reportWithId(Object reporter, Class<?> type, FoundProblem problem)
            throws ReflectiveOperationException {
        Method report = method(type, "report", 2);
        Method ofId = method(report.getParameterTypes()[0], "create", 3);
        Method ofGroup = method(ofId.getParameterTypes()[2], "create", 2);
        Object id = ofId.invoke(null, problem.kind(), problem.headline(), ofGroup.invoke(null, SNARL, "Snarl"));
        Action<ProblemSpec> description = spec -> describe(problem, spec);
        report.invoke(reporter, id, description);
    }

    private static void describe(FoundProblem problem, ProblemSpec spec) {
        spec.contextualLabel(Console.visible(problem.title()))
                .details(Console.visible(problem.details()))
                .solution(problem.solution())
                .severity(Severity.WARNING);
        if (!problem.file().isEmpty()) {
            spec.lineInFileLocation(problem.file(), problem.line());
        }
    }

    private static boolean has(Class<?> type, String name) {
        return Arrays.stream(type.getMethods())
                .anyMatch(method -> method.getName().equals(name));
    }

    private static Method method(Class<?> type, String name, int parameters) throws NoSuchMethodException {
        return Arrays.stream(type.getMethods())
                .filter(method -> method.getName().equals(name) && method.getParameterCount() == parameters)
                .findFirst()
                .orElseThrow(() -> new NoSuchMethodException(type.getName() + "." + name));
    }

    private static void invoke(Method method, Object target, Object... arguments) {
        try {
            method.invoke(target, arguments);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
