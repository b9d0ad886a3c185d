package io.snarl.agent.seed.junit;

import java.io.IOException;
import java.lang.instrument.Instrumentation;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;

/**
 * Lets JUnit Jupiter find the extension that keeps single invocations from running again, such as those of a
 * parameterized test.
 *
 * <p>No filter can do that, because they are found only when their container runs. The extension is registered by a jar that is
 * made when it is needed: the agent's own would show it to every JVM, also to those whose Jupiter cannot load it. Versions before
 * 5.8 are rewritten instead.
 */
public final class ExtensionAutodetection {

    private static final String SETTING = "junit.jupiter.extensions.autodetection.enabled";
    private static final String SERVICES = "META-INF/services/org.junit.jupiter.api.extension.Extension";
    private static final String NEEDED = "org/junit/jupiter/api/extension/DynamicTestInvocationContext.class";
    private static final String EXTENSION = "io.snarl.agent.seed.junit.LeftOutInvocations\n";

    private ExtensionAutodetection() {}

    /**
     * Enables it unless it would find extensions of the user's, which would change how the tests run.
     *
     * @param jar where the jar is written
     */
    public static void enable(Instrumentation instrumentation, Path jar) throws IOException {
        ClassLoader loader = ClassLoader.getSystemClassLoader();
        if (loader.getResource(SERVICES) == null
                && loader.getResource(NEEDED) != null
                && System.getProperty(SETTING) == null) {
            try (var out = new JarOutputStream(Files.newOutputStream(jar))) {
                out.putNextEntry(new ZipEntry(SERVICES));
                out.write(EXTENSION.getBytes(StandardCharsets.UTF_8));
            }
            instrumentation.appendToSystemClassLoaderSearch(new JarFile(jar.toFile()));
            System.setProperty(SETTING, "true");
        }
    }
}
