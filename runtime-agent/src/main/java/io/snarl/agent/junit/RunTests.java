package io.snarl.agent.junit;

import io.snarl.agent.fuzz.FuzzRun;
import io.snarl.agent.junit.discovery.ConfigurationValues;
import io.snarl.agent.junit.fork.SilentListener;
import io.snarl.contract.settings.CollectMode;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;

/**
 * The main class of a JVM that runs all tests of some directories under control without a build tool, and writes only the
 * results that the agent's settings ask for.
 */
public final class RunTests {

    private static final int MISUSED = 2;

    private RunTests() {}

    /**
     * Runs tests; the JVM ends with status 0 when all have run, whatever came of them.
     *
     * @param arguments directories of classes, which are on the class path; one that does not exist has no tests. Before them may
     *     stand {@code --collect} and what is to be collected, if it is not what the settings say
     */
    public static void main(String[] arguments) {
        FuzzRun run = FuzzRun.current();
        boolean collects = arguments.length > 0 && arguments[0].equals(CollectMode.OPTION);
        int options = collects ? 2 : 0;
        if (run == null || arguments.length <= options) {
            misused("Usage: java <arguments of a JVM that was prepared for mode=fuzz> -cp <class path> "
                    + RunTests.class.getName() + " [" + CollectMode.OPTION
                    + " deadlocks|violations] <directory of test classes>...");
        }
        Set<Path> directories =
                Stream.of(arguments).skip(options).map(Path::of).collect(Collectors.toCollection(LinkedHashSet::new));
        run(run.ofAllTests(), collects ? arguments[1] : null, directories);
        System.out.flush();
        System.err.flush();
        // Threads may be left over that nothing else can end.
        Runtime.getRuntime().halt(0);
    }

    private static void misused(String why) {
        System.err.println(why);
        System.exit(MISUSED);
    }

    private static void run(FuzzRun run, String collect, Set<Path> directories) {
        LauncherDiscoveryRequestBuilder request = LauncherDiscoveryRequestBuilder.request()
                .selectors(DiscoverySelectors.selectClasspathRoots(directories));
        FuzzRun wanted = run;
        if (collect != null) {
            try {
                wanted = run.collecting(CollectMode.named(collect));
            } catch (IllegalArgumentException e) {
                misused(e.getMessage());
            }
            request.configurationParameter(ConfigurationValues.COLLECT, collect);
        }
        SnarlEngine.run(wanted, request.build(), new SilentListener());
    }
}
