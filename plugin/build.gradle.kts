import io.snarl.conventions.PathArgument
import org.gradle.api.tasks.testing.logging.TestExceptionFormat

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
    property("junit", libs.versions.junit.get())
    destinationFile = versionResources.map { it.file("io/snarl/gradle/internal/versions.properties") }
}

sourceSets.main {
    resources.srcDir(files(versionResources).builtBy(writeVersions))
}

tasks.test {
    inputs.file(rootDir.resolve("docs/configuration.md"))
        .withPropertyName("configurationPage")
        .withPathSensitivity(PathSensitivity.NONE)
}

tasks.validatePlugins {
    enableStricterValidation = true
    failOnWarning = true
}

// The modules that a build with the plugin resolves, published as for a user.
val publishedModules = configurations.dependencyScope("publishedModules")
val testRepositories = configurations.resolvable("testRepositories") { extendsFrom(publishedModules.get()) }

// What the builds of the functional tests resolve besides: it has to be in Gradle's cache, since they run offline.
val usedByTestBuilds = configurations.dependencyScope("usedByTestBuilds")
val usedByTestBuildsClasspath = configurations.resolvable("usedByTestBuildsClasspath") {
    extendsFrom(usedByTestBuilds.get())
    attributes.attribute(Usage.USAGE_ATTRIBUTE, objects.named(Usage.JAVA_RUNTIME))
}

fun Test.runsBuilds(vararg left: String) {
    val sourceTree = fileTree(rootDir) {
        exclude("**/build/", "**/.gradle/", ".git/", *left)
        // Not those of the samples, which are what Snarl reads there.
        exclude("*/src/test/", "gradle/*/src/test/", "*/src/functionalTest/", "gradle/*/src/functionalTest/")
    }
    inputs.files(sourceTree).withPropertyName("sourceTree").withPathSensitivity(PathSensitivity.RELATIVE)
    inputs.files(usedByTestBuildsClasspath)
        .withPropertyName("usedByTestBuilds")
        .withNormalizer(ClasspathNormalizer::class)
    // No input, because every publication has a time; the source tree says what is in the repositories.
    dependsOn(testRepositories)
    // Lets the JVM name files beyond ASCII where no locale is set.
    environment("LC_ALL", "C.UTF-8")
    systemProperty("snarl.junit.version", libs.versions.junit.get())
    systemProperty("snarl.junit4.version", libs.versions.junit4.get())
    systemProperty("snarl.jacoco.version", libs.versions.jacoco.get())
    systemProperty("snarl.develocity.version", libs.versions.develocity.get())
    inputs.property("gradleVersion", gradle.gradleVersion)
    mapOf(
        "snarl.source.tree" to rootDir,
        "snarl.gradle.home" to gradle.gradleHomeDir!!,
        "snarl.gradle.user.home" to gradle.gradleUserHomeDir,
        "snarl.repositories" to testRepositories,
    ).forEach { (property, path) -> jvmArgumentProviders.add(PathArgument(property, files(path))) }
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
            useJUnitPlatform { excludeTags("documentation") }
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

dependencies {
    // Only workers use it, and they get it from a configuration of the build that applies the plugin.
    compileOnly(project(":analysis-core"))
    testImplementation(project(":analysis-core"))
    "publishedModules"(project(":runtime-agent", "testRepository"))
    "publishedModules"(project(":analysis-core", "testRepository"))
    "usedByTestBuilds"(libs.junit4)
    "usedByTestBuilds"(libs.junitVintageEngine)
    "usedByTestBuilds"(libs.junitPlatformLauncher)
    "usedByTestBuilds"(libs.jacocoAgent)
    "usedByTestBuilds"(libs.develocity)
    "usedByTestBuilds"(libs.metrics)
    "functionalTestRuntimeOnly"(files(tasks.pluginUnderTestMetadata))
}
