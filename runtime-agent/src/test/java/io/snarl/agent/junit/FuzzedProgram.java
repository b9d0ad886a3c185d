package io.snarl.agent.junit;

import io.snarl.agent.fuzz.FuzzRun;
import io.snarl.agent.fuzz.FuzzRunSettings;
import io.snarl.agent.programs.Programs;
import io.snarl.agent.programs.Workspace;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.TreeMap;
import org.junit.platform.engine.Filter;
import org.junit.platform.engine.TestEngine;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** The tests in {@code src/test/programs/fuzzed}, compiled and loaded, so that nobody takes them for tests of ours. */
public final class FuzzedProgram {

    private final Programs programs = Programs.compile("fuzzed", Workspace.fresh("fuzzed-classes"));
    private final ClassLoader loader = loader(programs);
    private final Path output = Workspace.fresh("fuzzed-results");

    /** Engines load classes that they are told by name with the context class loader; a build tool's has the tests. */
    public void enter() {
        Thread.currentThread().setContextClassLoader(loader);
    }

    public void leave() {
        Thread.currentThread().setContextClassLoader(loader.getParent());
    }

    private static ClassLoader loader(Programs programs) {
        try {
            URL[] urls = {
                programs.subjects().toUri().toURL(), programs.tests().toUri().toURL()
            };
            return new URLClassLoader(urls, FuzzedProgram.class.getClassLoader());
        } catch (MalformedURLException e) {
            throw new AssertionError(e);
        }
    }

    Path tests() {
        return programs.tests();
    }

    Path output() {
        return output;
    }

    public Class<?> type(String name) {
        try {
            return loader.loadClass("fuzzed." + name);
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    /** What the tests have called since this was last asked for. */
    public List<?> calls() {
        try {
            return (List<?>) type("Calls").getMethod("take").invoke(null);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    /** Settings by which all tests that are selected are run. */
    public Properties named() {
        var properties = new Properties();
        properties.setProperty("named", "true");
        return properties;
    }

    public FuzzRun run(Properties properties) {
        var controller = new OneThread();
        return new FuzzRun(FuzzRunSettings.of(output, properties), controller, seed -> controller, List.of(), () -> 0);
    }

    /** Runs a class under control. */
    Results fuzz(Properties properties, String className, Filter<?>... filters) {
        return launch(new SnarlEngine(run(properties)), className, filters);
    }

    /** Runs a class by an engine, as a build tool would. */
    Results launch(TestEngine engine, String className, Filter<?>... filters) {
        LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
                .selectors(DiscoverySelectors.selectClass(type(className)))
                .filters(filters)
                .build();
        var results = new Results();
        LauncherFactory.create(LauncherConfig.builder()
                        .enableTestEngineAutoRegistration(false)
                        .enableTestExecutionListenerAutoRegistration(false)
                        .addTestEngines(engine)
                        .build())
                .execute(request, results);
        return results;
    }

    /** How tests ended, by their names. */
    static final class Results implements TestExecutionListener {

        private final TreeMap<String, String> outcomes = new TreeMap<>();
        private final TreeMap<String, Throwable> failures = new TreeMap<>();

        @Override
        public void executionSkipped(TestIdentifier test, String reason) {
            outcomes.put(test.getDisplayName(), "skipped: " + reason);
        }

        @Override
        public void executionFinished(TestIdentifier test, TestExecutionResult result) {
            if (test.isTest() || result.getStatus() != TestExecutionResult.Status.SUCCESSFUL) {
                outcomes.put(test.getDisplayName(), result.getStatus().toString());
                result.getThrowable().ifPresent(thrown -> failures.put(test.getDisplayName(), thrown));
            }
        }

        /** {@code {marked()=SUCCESSFUL}}. */
        String outcomes() {
            return outcomes.toString();
        }

        Throwable failure(String test) {
            return failures.get(test);
        }
    }
}
