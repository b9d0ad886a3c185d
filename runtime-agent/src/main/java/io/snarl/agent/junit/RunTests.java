package io.snarl.agent.junit;

import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherConfig;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/**
 * The program of a JVM that runs all tests of some directories under control, without a build tool: the results are where the
 * agent's settings say, and nothing else is reported.
 */
public final class RunTests {

    private static final int MISUSED = 2;

    private RunTests() {}

    /**
     * Runs tests; the JVM ends with status 0 when all have run, whatever came of them.
     *
     * @param arguments directories of classes, which are on the class path; one that does not exist has no tests
     */
    public static void main(String[] arguments) {
        FuzzRun run = FuzzRun.current();
        if (run == null || arguments.length == 0) {
            System.err.println("Usage: java <arguments of a JVM that was prepared for mode=fuzz> -cp <class path> "
                    + RunTests.class.getName() + " <directory of test classes>...");
            System.exit(MISUSED);
        }
        Set<Path> directories = Stream.of(arguments).map(Path::of).collect(Collectors.toCollection(LinkedHashSet::new));
        run(new SnarlEngine(run.ofAllTests()), directories);
        System.out.flush();
        System.err.flush();
        // Threads may be left over that nothing else can end.
        Runtime.getRuntime().halt(0);
    }

    private static void run(SnarlEngine engine, Set<Path> directories) {
        LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
                .selectors(DiscoverySelectors.selectClasspathRoots(directories))
                .build();
        LauncherConfig config = LauncherConfig.builder()
                .enableTestEngineAutoRegistration(false)
                .addTestEngines(engine)
                .build();
        LauncherFactory.create(config).execute(request);
    }
}
