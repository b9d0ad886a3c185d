package io.snarl.agent.child;

import java.io.IOException;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.ClassSelector;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Runs test classes as a build tool does, in this JVM, and prints how each test ended. */
public final class TestRun {

    private TestRun() {}

    /**
     * Runs tests.
     *
     * @param arguments the binary names of the test classes, and jars whose classes are to be initialised before, so that no
     *     test does it
     */
    public static void main(String[] arguments) throws IOException {
        for (String argument : arguments) {
            if (argument.endsWith(".jar")) {
                initialiseClassesOf(argument);
            }
        }
        ClassSelector[] selectors = Stream.of(arguments)
                .filter(argument -> !argument.endsWith(".jar"))
                .map(DiscoverySelectors::selectClass)
                .toArray(ClassSelector[]::new);
        LauncherDiscoveryRequest request =
                LauncherDiscoveryRequestBuilder.request().selectors(selectors).build();
        LauncherFactory.create().execute(request, new Outcomes());
    }

    private static void initialiseClassesOf(String file) throws IOException {
        try (var jar = new JarFile(file)) {
            jar.stream()
                    .map(ZipEntry::getName)
                    .filter(name -> name.endsWith(".class") && !name.contains("-"))
                    .map(name ->
                            name.substring(0, name.length() - ".class".length()).replace('/', '.'))
                    .sorted()
                    .forEach(TestRun::initialise);
        }
    }

    private static void initialise(String name) {
        try {
            Class.forName(name);
        } catch (ClassNotFoundException | LinkageError e) {
            // Needs something that is not there, so no test uses it.
            System.out.println("not initialised: " + name);
        }
    }

    private static final class Outcomes implements TestExecutionListener {

        @Override
        public void testPlanExecutionStarted(TestPlan plan) {
            // What ran while tests were looked for belongs to none of them.
            Counter.take();
        }

        @Override
        public void executionFinished(TestIdentifier identifier, TestExecutionResult result) {
            if (identifier.isTest() || result.getStatus() != TestExecutionResult.Status.SUCCESSFUL) {
                System.out.println(result.getStatus() + " " + identifier.getUniqueId()
                        + result.getThrowable().map(e -> " " + e).orElse(""));
            }
            if (Counter.isActive()) {
                System.out.println("COUNT " + identifier.getUniqueId() + " " + Counter.take());
            }
        }
    }
}
