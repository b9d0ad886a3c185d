package io.snarl.bootstrap.assembly;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * The jar with all of Gradle, spread over the jars that Gradle's processes must tell apart.
 *
 * <p>The daemon loads them all. Workers, such as test processes, load {@link #CORE}, and test processes also
 * {@link #TESTING}, whose classes have to see the user's JUnit. {@link #THIRD_PARTY} stays out of them.
 */
final class ApiJar {

    /** Where the classes go that every process of Gradle needs: Gradle puts this module on all of their class paths. */
    static final String CORE = "gradle-core-api";

    /** Where the classes go that run the user's tests. */
    static final String TESTING = "gradle-testing-jvm-infrastructure";

    /** Where the libraries go that only the daemon needs. */
    static final String THIRD_PARTY = "gradle-third-party";

    private static final List<String> LIBRARIES_OF_WORKERS = List.of(
            "com/esotericsoftware/",
            "com/google/common/",
            "it/unimi/dsi/fastutil/",
            "org/apache/commons/",
            "org/objectweb/asm/",
            "org/objenesis/");
    private static final String TEST_FRAMEWORKS = "org/gradle/api/internal/tasks/testing/";
    private static final String CLASS_PATH_SUFFIX = "-classpath.properties";

    /** What was true of the jar of some library, and is not of any jar of ours. */
    private static final Pattern OF_ANOTHER_JAR =
            Pattern.compile("META-INF/(MANIFEST\\.MF|INDEX\\.LIST|[^/]*\\.(SF|DSA|RSA)|maven/.*)");

    private final Map<String, Properties> modules = new LinkedHashMap<>();
    private final Set<String> seen = new HashSet<>();

    private final ClassNames names;

    private ApiJar(ZipFile source) {
        names = new ClassNames(source.stream().map(ZipEntry::getName).collect(Collectors.toSet()));
    }

    /** Spreads the classes and returns what the jar says of Gradle's modules: their names and class paths. */
    static Map<String, Properties> spreadInto(Path lib, Path apiJar) throws IOException {
        try (ZipFile source = new ZipFile(apiJar.toFile());
                JarWriter core = JarWriter.create(lib, CORE);
                JarWriter testing = JarWriter.create(lib, TESTING);
                JarWriter thirdParty = JarWriter.create(lib, THIRD_PARTY)) {
            ApiJar spread = new ApiJar(source);
            Map<String, JarWriter> jars = Map.of(CORE, core, TESTING, testing, THIRD_PARTY, thirdParty);
            for (Enumeration<? extends ZipEntry> e = source.entries(); e.hasMoreElements(); ) {
                ZipEntry entry = e.nextElement();
                if (spread.isWanted(entry)) {
                    try (InputStream in = source.getInputStream(entry)) {
                        spread.place(entry.getName(), in.readAllBytes(), jars);
                    }
                }
            }
            // Gradle has a list of what to rename in TestKit, too, and fails without it.
            core.add("org/gradle/api/internal/runtimeshaded/test-kit-relocated.txt", "");
            for (Map.Entry<String, JarWriter> jar : jars.entrySet()) {
                jar.getValue().addClassPath(jar.getKey(), spread.modules.getOrDefault(jar.getKey(), new Properties()));
            }
            return spread.modules;
        }
    }

    private boolean isWanted(ZipEntry entry) {
        String name = entry.getName();
        return !entry.isDirectory()
                // The JDK would look for its own services in here and fail.
                && !name.startsWith("META-INF/services/java")
                // It would make Gradle load everything with a single class loader.
                && !name.equals("META-INF/.gradle-runtime-shaded")
                && !OF_ANOTHER_JAR.matcher(name).matches()
                && seen.add(name);
    }

    private void place(String name, byte[] content, Map<String, JarWriter> jars) throws IOException {
        if (name.endsWith(CLASS_PATH_SUFFIX) && !name.contains("/")) {
            Properties properties = new Properties();
            properties.load(new ByteArrayInputStream(content));
            modules.put(name.substring(0, name.length() - CLASS_PATH_SUFFIX.length()), properties);
            return;
        }
        jars.get(jarOf(name)).add(name, names.correct(name, content));
    }

    private static String jarOf(String name) {
        if (name.startsWith(ClassNames.LIBRARIES)) {
            String library = name.substring(ClassNames.LIBRARIES.length());
            return LIBRARIES_OF_WORKERS.stream().anyMatch(library::startsWith) ? CORE : THIRD_PARTY;
        }
        return isTestFramework(name) ? TESTING : CORE;
    }

    private static boolean isTestFramework(String name) {
        if (!name.startsWith(TEST_FRAMEWORKS)) {
            return false;
        }
        String framework = name.substring(TEST_FRAMEWORKS.length());
        return framework.startsWith("junitplatform/")
                || framework.startsWith("testng/")
                // Results and reports are the daemon's part of JUnit.
                || framework.startsWith("junit/")
                        && !framework.startsWith("junit/result/")
                        && !framework.startsWith("junit/report");
    }
}
