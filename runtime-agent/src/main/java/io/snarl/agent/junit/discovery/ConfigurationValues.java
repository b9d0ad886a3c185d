package io.snarl.agent.junit.discovery;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import org.junit.platform.engine.ConfigurationParameters;

/** Reads the configuration parameters of any version of the JUnit Platform. */
public final class ConfigurationValues {

    /** What is collected; JVMs that this one starts inherit it. */
    public static final String COLLECT = "snarl.collect";

    /** The directory of the results inside the output directory; JVMs that this one starts inherit it. */
    public static final String DIRECTORY = "snarl.directory";

    /** The parameters that Snarl itself sets, for platforms that do not list the parameters of a request. */
    private static final List<String> OWN = List.of(COLLECT, DIRECTORY);

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
