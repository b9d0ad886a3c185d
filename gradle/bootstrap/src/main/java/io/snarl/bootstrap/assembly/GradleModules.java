package io.snarl.bootstrap.assembly;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * The modules of Gradle as its module registry wants them: a jar each, with a file that names what the module needs.
 *
 * <p>Nearly all of their classes are in the jar of {@link ApiJar#CORE}, so most of these jars hold nothing else.
 */
final class GradleModules {

    /** The module that every process of Gradle starts from. */
    private static final String LAUNCHER = "gradle-launcher";

    /** Modules that a compiler process loads apart from the rest, where their own classes are all it can see. */
    private static final Set<String> COMPILERS = Set.of("gradle-language-groovy", "gradle-scala");

    /** The registry asks for its jar, but the classes are published nowhere; Gradle works without this agent. */
    private static final String INSTRUMENTATION_AGENT = "gradle-instrumentation-agent";

    private final Path lib;
    private final List<String> daemonLibraries;
    private final List<String> libraries;

    GradleModules(Path lib, List<String> libraries) {
        this.lib = lib;
        this.libraries = libraries;
        this.daemonLibraries = new ArrayList<>(libraries);
        daemonLibraries.add(JarWriter.fileName(ApiJar.THIRD_PARTY));
        daemonLibraries.add(JarWriter.fileName(KotlinDslCompilation.MODULE));
        daemonLibraries.add(JarWriter.fileName(ApiJar.CORE));
        daemonLibraries.add(JarWriter.fileName(ApiJar.TESTING));
    }

    void addModulesOf(Map<String, Properties> modules) throws IOException {
        for (Map.Entry<String, Properties> module : modules.entrySet()) {
            if (!Set.of(ApiJar.CORE, ApiJar.TESTING).contains(module.getKey())) {
                try (JarWriter jar = JarWriter.create(lib, module.getKey(), manifestClassPath(module.getKey()))) {
                    jar.addClassPath(module.getKey(), module.getValue().getProperty("projects", ""), daemonLibraries);
                }
            }
            addLibraries(module.getValue());
        }
        try (JarWriter jar = JarWriter.create(lib, INSTRUMENTATION_AGENT)) {
            jar.addClassPath(INSTRUMENTATION_AGENT, new Properties());
        }
    }

    private List<String> manifestClassPath(String module) {
        if (module.equals(LAUNCHER)) {
            return daemonLibraries;
        }
        return COMPILERS.contains(module) ? List.of(JarWriter.fileName(ApiJar.CORE)) : List.of();
    }

    /** The registry insists on the jar of every library, though its classes are elsewhere. */
    private void addLibraries(Properties module) throws IOException {
        for (String library : module.getProperty("runtime", "").split(",")) {
            Path file = lib.resolve(library);
            if (!library.isEmpty() && !Files.exists(file)) {
                JarWriter.createEmpty(file);
            }
        }
    }

    void addTestKit(Path testKitJar) throws IOException {
        String module = "gradle-test-kit";
        try (ZipFile source = new ZipFile(testKitJar.toFile());
                JarWriter jar = JarWriter.create(lib, module)) {
            for (Enumeration<? extends ZipEntry> e = source.entries(); e.hasMoreElements(); ) {
                ZipEntry entry = e.nextElement();
                try (InputStream in = source.getInputStream(entry)) {
                    byte[] content = in.readAllBytes();
                    if (entry.getName().endsWith("-classpath.properties")) {
                        Properties properties = new Properties();
                        properties.load(new ByteArrayInputStream(content));
                        jar.addClassPath(module, properties.getProperty("projects", ""), List.of());
                        addLibraries(properties);
                    } else if (entry.getName().endsWith(".class")) {
                        jar.add(entry.getName(), content);
                    }
                }
            }
        }
    }

    void add(MissingModule module, Path classes) throws IOException {
        try (JarWriter jar = JarWriter.create(lib, module.name())) {
            jar.addClassPath(module.name(), new Properties());
            jar.addFolder(classes);
        }
    }

    void addKotlinDsl(Path classes) throws IOException {
        try (JarWriter jar = JarWriter.create(lib, KotlinDslCompilation.MODULE)) {
            jar.addClassPath(KotlinDslCompilation.MODULE, "", libraries);
            jar.addFolder(classes);
            jar.add(
                    "META-INF/services/org.gradle.initialization.GradleApiSpecProvider",
                    "org.gradle.kotlin.dsl.provider.GradleApiSpec\n");
            jar.add("gradle-kotlin-dsl-versions.properties", "kotlin=" + kotlinVersion() + "\n");
            jar.add("kotlin-dsl-script-classpath.txt", String.join("\n", scriptClassPath()));
        }
    }

    private List<String> scriptClassPath() {
        Stream<String> gradle =
                Stream.of(ApiJar.CORE, KotlinDslCompilation.MODULE).map(JarWriter::fileName);
        Stream<String> languages = libraries.stream()
                .filter(jar -> Stream.of("groovy-", "kotlin-stdlib-", "kotlin-reflect-", "kotlin-script-runtime-")
                        .anyMatch(jar::startsWith));
        return Stream.concat(gradle, languages).toList();
    }

    private String kotlinVersion() {
        String prefix = "kotlin-stdlib-";
        return libraries.stream()
                .filter(jar -> jar.startsWith(prefix))
                .map(jar -> jar.substring(prefix.length(), jar.length() - ".jar".length()))
                .findFirst()
                .orElseThrow();
    }
}
