import io.snarl.conventions.EmbedJars
import io.snarl.conventions.PathArgument
import org.gradle.api.tasks.testing.logging.TestExceptionFormat
import javax.inject.Inject

plugins {
    id("snarl.published-conventions")
    `java-gradle-plugin`
}

val summary = "Turns sequential JUnit tests into concurrent tests that show deadlocks, lost updates and crashes."
description = summary

gradlePlugin {
    plugins {
        register("snarl") {
            id = "io.snarl"
            implementationClass = "io.snarl.gradle.SnarlPlugin"
            displayName = "Snarl"
            description = summary
            tags = listOf("java", "testing", "concurrency", "deadlock", "data-race")
        }
    }
    // The functional tests get TestKit and the plugin's class path below, and no other test needs them.
    testSourceSets()
}

val versionResources = layout.buildDirectory.dir("generated/resources/versions")

val writeVersions = tasks.register<WriteProperties>("writeVersions") {
    property("snarl", version)
    destinationFile = versionResources.map { it.file("io/snarl/gradle/internal/gradle/versions.properties") }
}

// What the plugin gives to the JVMs that it starts. It comes inside the plugin's own jar, so that no repository, platform, lock or
// rule of a user's build has a say in it.
fun carried(name: String): FileCollection {
    val declared = configurations.dependencyScope(name)
    return configurations.resolvable("$name-jars") {
        extendsFrom(declared.get())
        attributes.attribute(Usage.USAGE_ATTRIBUTE, objects.named(Usage.JAVA_RUNTIME))
        attributes.attribute(LibraryElements.LIBRARY_ELEMENTS_ATTRIBUTE, objects.named(LibraryElements.JAR))
        attributes.attribute(Bundling.BUNDLING_ATTRIBUTE, objects.named(Bundling.EXTERNAL))
    }.get()
}

val carriedParts = listOf("agent", "support", "analysis", "vintage").associateWith { carried("carried-$it") }

val embedJars = tasks.register<EmbedJars>("embedJars") {
    packagePath = "io/snarl/gradle/internal/jars"
    destination = layout.buildDirectory.dir("generated/resources/carried")
    carriedParts.forEach { (name, jars) -> part(name, jars) }
}

// What failOn may name is for the kinds of bugs to say, and the analysis is not at hand where build scripts are read.
val verdictResources = layout.buildDirectory.dir("generated/resources/verdicts")

val writeVerdicts = tasks.register<JavaExec>("writeVerdicts") {
    val file = verdictResources.map { it.file("io/snarl/verdicts.txt") }
    mainClass = "io.snarl.core.registry.VerdictsOfBugs"
    classpath = carriedParts.getValue("analysis")
    outputs.file(file).withPropertyName("verdicts")
    argumentProviders.add { listOf(file.get().asFile.path) }
}

// The build tells test JVMs by it what to do, and it comes inside the plugin's own jar, too.
val contract = configurations.dependencyScope("contract")
val contractClasses = configurations.resolvable("contractClasses") {
    extendsFrom(contract.get())
    attributes.attribute(Usage.USAGE_ATTRIBUTE, objects.named(Usage.JAVA_API))
    attributes.attribute(LibraryElements.LIBRARY_ELEMENTS_ATTRIBUTE, objects.named(LibraryElements.CLASSES))
}

sourceSets.main {
    output.dir(contractClasses)
    resources.srcDir(files(versionResources).builtBy(writeVersions))
    resources.srcDir(files(verdictResources).builtBy(writeVerdicts))
    resources.srcDir(embedJars)
}

// Jars are no sources.
tasks.named<Jar>("sourcesJar") {
    exclude("**/jars/*/*.jar")
}

tasks.test {
    inputs.file(rootDir.resolve("docs/use/configuration.md"))
        .withPropertyName("configurationPage")
        .withPathSensitivity(PathSensitivity.NONE)
}

tasks.validatePlugins {
    enableStricterValidation = true
    failOnWarning = true
}

// Users have newer versions of Gradle than the one that builds this.
val newestGradle = configurations.dependencyScope("newestGradle")
val newestGradleClasspath = configurations.resolvable("newestGradleClasspath") {
    extendsFrom(newestGradle.get(), configurations.compileOnly.get())
    attributes.attribute(Usage.USAGE_ATTRIBUTE, objects.named(Usage.JAVA_API))
}
val compileAgainstNewestGradle = tasks.register<JavaCompile>("compileAgainstNewestGradle") {
    group = LifecycleBasePlugin.VERIFICATION_GROUP
    description =
        "Compiles the plugin against the newest API of Gradle that Maven Central has, and fails on deprecated use."
    source(sourceSets.main.get().java)
    classpath = newestGradleClasspath.get()
    destinationDirectory = layout.buildDirectory.dir("classes/newest-gradle")
}
tasks.check {
    dependsOn(compileAgainstNewestGradle)
}

// The other modules as they are published.
val publishedModules = configurations.dependencyScope("publishedModules")
val testRepositories = configurations.resolvable("testRepositories") { extendsFrom(publishedModules.get()) }

// What the builds of the functional tests resolve besides: it has to be in Gradle's cache, since they run offline.
val usedByTestBuilds = configurations.dependencyScope("usedByTestBuilds")
val usedByTestBuildsClasspath = configurations.resolvable("usedByTestBuildsClasspath") {
    extendsFrom(usedByTestBuilds.get())
    attributes.attribute(Usage.USAGE_ATTRIBUTE, objects.named(Usage.JAVA_RUNTIME))
}

// Each by itself, since one class path has one version of a module.
val olderJUnits = listOf(
    listOf(libs.junit4Oldest),
    listOf(libs.junitJupiterEngineOldest, libs.junitPlatformLauncherOldest),
    listOf(libs.junitJupiterEngineWithoutLauncher, libs.junitPlatformLauncherApart),
).map { modules ->
    configurations.detachedConfiguration(*modules.map { dependencies.create(it.get()) }.toTypedArray())
}

fun Test.runsBuilds(vararg left: String) {
    val sourceTree = fileTree(rootDir) {
        exclude("**/build/", "**/.gradle/", ".git/", *left)
        // Not those of the samples, which are what Snarl reads there.
        exclude("*/src/test/", "gradle/*/src/test/", "*/src/functionalTest/", "gradle/*/src/functionalTest/")
    }
    inputs.files(sourceTree).withPropertyName("sourceTree").withPathSensitivity(PathSensitivity.RELATIVE)
    inputs.files(usedByTestBuildsClasspath, olderJUnits)
        .withPropertyName("usedByTestBuilds")
        .withNormalizer(ClasspathNormalizer::class)
    // No input, because every publication has a time; the source tree says what is in the repositories.
    dependsOn(testRepositories)
    // Lets the JVM name files beyond ASCII where no locale is set.
    environment("LC_ALL", "C.UTF-8")
    systemProperty("snarl.junit.version", libs.versions.junit.get())
    systemProperty("snarl.junit4.version", libs.versions.junit4.get())
    systemProperty("snarl.junit4.oldest", libs.versions.junit4Oldest.get())
    systemProperty("snarl.junit5.oldest", libs.versions.junit5Oldest.get())
    systemProperty("snarl.junit5.without.launcher", libs.versions.junit5WithoutLauncher.get())
    systemProperty("snarl.jacoco.version", libs.versions.jacoco.get())
    systemProperty("snarl.develocity.version", libs.versions.develocity.get())
    inputs.property("gradleVersion", gradle.gradleVersion)
    mapOf(
        "snarl.source.tree" to rootDir,
        "snarl.gradle.home" to gradle.gradleHomeDir!!,
        "snarl.gradle.user.home" to gradle.gradleUserHomeDir,
        "snarl.repositories" to testRepositories,
    ).forEach { (property, path) -> jvmArgumentProviders.add(PathArgument(property, files(path))) }
    // Those first that take longest.
    systemProperty("junit.jupiter.testclass.order.default", "org.junit.jupiter.api.ClassOrderer\$OrderAnnotation")
    // What a build has printed is in the message, and nobody has the reports of a run elsewhere.
    testLogging.exceptionFormat = TestExceptionFormat.FULL
}

val functionalTest = testing.suites.register<JvmTestSuite>("functionalTest") {
    dependencies {
        implementation(libs.gradleTestKit)
        implementation(project(":analysis-core"))
    }
    targets.configureEach {
        testTask {
            useJUnitPlatform { excludeTags("documentation", "faults") }
            // Each mostly waits for builds that do one thing after the other. Two classes at a time in one JVM, those first that take
            // longest (@Order), so that both are busy until the end; several JVMs would have the classes dealt out beforehand.
            mapOf(
                "execution.parallel.enabled" to true,
                "execution.parallel.mode.default" to "same_thread",
                "execution.parallel.mode.classes.default" to "concurrent",
                "execution.parallel.config.strategy" to "fixed",
                "execution.parallel.config.fixed.parallelism" to 2,
                "execution.parallel.config.fixed.max-pool-size" to 2,
            ).forEach { (setting, value) -> systemProperty("junit.jupiter.$setting", value) }
            runsBuilds("docs/")
            dependsOn("publishAllPublicationsToTestRepository")
            systemProperty("snarl.version", version)
            jvmArgumentProviders.add(
                PathArgument("snarl.plugin.repository", files(layout.buildDirectory.dir("test-repository"))),
            )
        }
    }
}

// Apart from the others, so that a change of a page does not run all of them again.
val documentationTest = tasks.register<Test>("documentationTest") {
    group = LifecycleBasePlugin.VERIFICATION_GROUP
    description = "Tries the commands, build scripts and tests that the documentation shows."
    val tests = functionalTest.get().sources
    testClassesDirs = tests.output.classesDirs
    classpath = tests.runtimeClasspath
    useJUnitPlatform { includeTags("documentation") }
    runsBuilds()
}

tasks.check {
    dependsOn(documentationTest)
}

// Not a part of check: each fault takes a build of half a minute.
tasks.register<Test>("faultTest") {
    group = LifecycleBasePlugin.VERIFICATION_GROUP
    description = "Lets things go wrong at random places of a build (-Psnarl.faults.seed, count, sample, only)."
    val tests = functionalTest.get().sources
    testClassesDirs = tests.output.classesDirs
    classpath = tests.runtimeClasspath
    useJUnitPlatform { includeTags("faults") }
    runsBuilds("docs/")
    listOf("seed", "count", "sample", "only").map { "snarl.faults.$it" }.forEach { name ->
        providers.gradleProperty(name).orNull?.let { systemProperty(name, it) }
    }
    testLogging.showStandardStreams = true
    outputs.upToDateWhen { false }
}

val suites: SourceSet = sourceSets.create("suites")

val suitesArguments = mapOf(
    "work" to layout.buildDirectory.dir("suites"),
    "report" to layout.buildDirectory.dir("reports/suites"),
    "repository" to layout.buildDirectory.dir("test-repository"),
    "init.script" to rootDir.resolve("samples/snarl.init.gradle"),
    "gradle.home" to gradle.gradleHomeDir!!,
    "gradle.user.home" to gradle.gradleUserHomeDir,
).map { (name, path) -> PathArgument("snarl.suites.$name", files(path)) }

// Not a part of check: it runs the tests of a dozen libraries, each several times.
tasks.register<JavaExec>("suites") {
    group = LifecycleBasePlugin.VERIFICATION_GROUP
    description = "Tries Snarl on the published test suites of real libraries (--args, see docs/change/suites.md)."
    mainClass = "io.snarl.suites.Suites"
    classpath = suites.runtimeClasspath
    // Where those are who name a catalog or a checkout.
    workingDir = rootDir
    dependsOn("publishAllPublicationsToTestRepository")
    jvmArgumentProviders.addAll(suitesArguments)
}

testing.suites.register<JvmTestSuite>("suitesTest") {
    dependencies {
        implementation(suites.output)
        implementation(libs.gradleApi)
        implementation(libs.gson)
    }
    targets.configureEach {
        testTask {
            runsBuilds("docs/")
            dependsOn("publishAllPublicationsToTestRepository")
            jvmArgumentProviders.addAll(suitesArguments)
        }
    }
}

dependencies {
    "suitesImplementation"(libs.gradleApi)
    "suitesImplementation"(libs.gson)
    "carried-agent"(project(":runtime-agent"))
    "carried-support"(project(":runtime-agent")) {
        capabilities { requireCapability("io.snarl:runtime-agent-support") }
    }
    "contract"(project(":runtime-agent")) {
        capabilities { requireCapability("io.snarl:runtime-agent-contract") }
    }
    "carried-analysis"(project(":analysis-core"))
    "carried-vintage"(libs.junitVintageEngine)
    "carried-vintage"(libs.junitPlatformLauncher)
    "newestGradle"(libs.gradleNewest)
    // Only workers use it, and they get it from what the plugin carries.
    compileOnly(project(":analysis-core"))
    testImplementation(project(":analysis-core"))
    testImplementation(testFixtures(project(":analysis-core")))
    "publishedModules"(project(":runtime-agent", "testRepository"))
    "publishedModules"(project(":analysis-core", "testRepository"))
    "usedByTestBuilds"(libs.junit4)
    "usedByTestBuilds"(libs.junitPlatformLauncher)
    "usedByTestBuilds"(libs.jacocoAgent)
    "usedByTestBuilds"(libs.develocity)
    "usedByTestBuilds"(libs.metrics)
    "functionalTestRuntimeOnly"(files(tasks.pluginUnderTestMetadata))
    // For the agent that lets the analysis fail, in whose JVM it is.
    "functionalTestCompileOnly"(libs.byteBuddy)
}
