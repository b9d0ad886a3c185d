package io.snarl.gradle.internal.scan;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;
import org.gradle.api.Action;
import org.gradle.api.logging.Logger;
import org.gradle.api.logging.Logging;
import org.gradle.api.plugins.ExtensionContainer;

/**
 * The scan of the running build, which Develocity makes if it is applied.
 *
 * <p>Its types are loaded where the plugin of Develocity is, and need not be known here: all is done by name.
 *
 * @param extension what the build script knows as {@code buildScan}
 */
record BuildScan(Object extension) {

    private static final Logger LOGGER = Logging.getLogger(BuildScan.class);

    /** Looks for the extension of Develocity, or of the Gradle Enterprise plugin before it. */
    static Optional<BuildScan> in(ExtensionContainer extensions) {
        return Stream.of("develocity", "gradleEnterprise")
                .map(extensions::findByName)
                .flatMap(found -> found == null ? Stream.of() : call(found, "getBuildScan").stream())
                .findFirst()
                .or(() -> Optional.ofNullable(extensions.findByName("buildScan")))
                .map(BuildScan::new);
    }

    void tag(String tag) {
        call(extension, "tag", tag);
    }

    void value(String name, String value) {
        call(extension, "value", name, value);
    }

    /** Registers an action for the end of the build. */
    void whenFinished(Action<Object> action) {
        call(extension, "buildFinished", action);
    }

    private static Optional<Object> call(Object target, String name, Object... arguments) {
        try {
            Method method = publicTypes(target.getClass())
                    .flatMap(type -> Arrays.stream(type.getMethods()))
                    .filter(found -> found.getName().equals(name) && takes(found, arguments))
                    .findFirst()
                    .orElseThrow(() -> new NoSuchMethodException(name));
            return Optional.ofNullable(method.invoke(target, arguments));
        } catch (ReflectiveOperationException e) {
            LOGGER.info("The build scan is not told what Snarl has found, since it has no such '" + name + "'.", e);
            return Optional.empty();
        }
    }

    private static boolean takes(Method method, Object... arguments) {
        Class<?>[] types = method.getParameterTypes();
        return types.length == arguments.length
                && Stream.iterate(0, i -> i + 1).limit(types.length).allMatch(i -> types[i].isInstance(arguments[i]));
    }

    /** The classes and interfaces of an object that may be called by anybody. */
    private static Stream<Class<?>> publicTypes(Class<?> type) {
        Stream<Class<?>> above = Stream.concat(
                        Stream.ofNullable(type.getSuperclass()), Arrays.stream(type.getInterfaces()))
                .flatMap(BuildScan::publicTypes);
        return Modifier.isPublic(type.getModifiers()) ? Stream.concat(above, Stream.of(type)) : above;
    }
}
