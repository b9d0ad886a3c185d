package io.snarl.agent.junit.discovery;

import io.snarl.agent.junit.RunAdoptedTest;
import io.snarl.agent.junit.RunTests;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import org.junit.platform.engine.ConfigurationParameters;

/** Reads configuration parameters of whichever version of the JUnit Platform the user has. */
public final class ConfigurationValues {

    /** What Snarl itself sets, and has to hand on where a platform does not tell which parameters there are. */
    private static final List<String> OWN = List.of(RunTests.COLLECT_PARAMETER, RunAdoptedTest.DIRECTORY_PARAMETER);

    private ConfigurationValues() {}

    /** Returns all values; before version 1.9 of the platform, those that Snarl has set. */
    public static HashMap<String, String> values(ConfigurationParameters parameters) {
        HashMap<String, String> values = new HashMap<>();
        keys(parameters).forEach(key -> parameters.get(key).ifPresent(value -> values.put(key, value)));
        return values;
    }

    @SuppressWarnings("unchecked")
    private static Collection<String> keys(ConfigurationParameters parameters) {
        try {
            return (Collection<String>)
                    ConfigurationParameters.class.getMethod("keySet").invoke(parameters);
        } catch (ReflectiveOperationException e) {
            return OWN;
        }
    }
}
