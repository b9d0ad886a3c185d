package io.snarl.bootstrap;

import java.io.IOException;
import java.io.Reader;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;

/** What the wrapper reads before it looks for its distribution: its properties, the command line and the environment. */
record WrapperSettings(Path projectRoot, Path gradleUserHome, Properties wrapperProperties) {

    private static final String SYSTEM_PROPERTY_PREFIX = "systemProp.";

    static WrapperSettings load(Path projectRoot, List<String> gradleArguments) throws IOException {
        Path userHome = gradleUserHome(gradleArguments, System.getenv());
        applySystemProperties(projectRoot.resolve("gradle.properties"));
        applySystemProperties(userHome.resolve("gradle.properties"));
        Properties wrapper = read(projectRoot.resolve("gradle/wrapper/gradle-wrapper.properties"));
        return new WrapperSettings(projectRoot, userHome, wrapper);
    }

    WrapperDistribution distribution() {
        Path base = "PROJECT".equals(wrapperProperties.getProperty("distributionBase")) ? projectRoot : gradleUserHome;
        Path folder = base.resolve(wrapperProperties.getProperty("distributionPath", "wrapper/dists"));
        return new WrapperDistribution(URI.create(wrapperProperties.getProperty("distributionUrl")), folder);
    }

    static Path gradleUserHome(List<String> gradleArguments, Map<String, String> environment) {
        String home = optionValue(gradleArguments, "-g", "--gradle-user-home")
                .or(() -> systemProperty(gradleArguments, "gradle.user.home"))
                .or(() -> Optional.ofNullable(System.getProperty("gradle.user.home")))
                .or(() -> Optional.ofNullable(environment.get("GRADLE_USER_HOME")))
                .orElse(System.getProperty("user.home") + "/.gradle");
        return Path.of(home).toAbsolutePath().normalize();
    }

    private static Optional<String> optionValue(List<String> arguments, String shortName, String longName) {
        for (int i = 0; i < arguments.size(); i++) {
            String argument = arguments.get(i);
            if (argument.equals(shortName) || argument.equals(longName)) {
                return i + 1 < arguments.size() ? Optional.of(arguments.get(i + 1)) : Optional.empty();
            }
            if (argument.startsWith(longName + "=")) {
                return Optional.of(argument.substring(longName.length() + 1));
            }
            if (argument.startsWith(shortName) && !argument.startsWith("--")) {
                return Optional.of(argument.substring(shortName.length()));
            }
        }
        return Optional.empty();
    }

    private static Optional<String> systemProperty(List<String> arguments, String name) {
        String prefix = "-D" + name + "=";
        return arguments.stream()
                .filter(argument -> argument.startsWith(prefix))
                .map(argument -> argument.substring(prefix.length()))
                .findFirst();
    }

    /** As the wrapper does: this is where users name their proxy. */
    private static void applySystemProperties(Path file) throws IOException {
        if (Files.isRegularFile(file)) {
            read(file).forEach((key, value) -> {
                if (key.toString().startsWith(SYSTEM_PROPERTY_PREFIX)) {
                    System.setProperty(key.toString().substring(SYSTEM_PROPERTY_PREFIX.length()), value.toString());
                }
            });
        }
    }

    private static Properties read(Path file) throws IOException {
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(file)) {
            properties.load(reader);
        }
        return properties;
    }
}
