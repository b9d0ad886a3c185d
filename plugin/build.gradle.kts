import io.snarl.conventions.PathArgument

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

tasks.validatePlugins {
    enableStricterValidation = true
    failOnWarning = true
}

testing.suites.register<JvmTestSuite>("functionalTest") {
    dependencies {
        implementation(libs.gradleTestKit)
    }
    targets.configureEach {
        testTask {
            val sourceTree = fileTree(rootDir) {
                exclude("**/build/", "**/.gradle/", ".git/", "**/src/test/", "**/src/functionalTest/", "docs/")
            }
            inputs.files(sourceTree).withPropertyName("sourceTree").withPathSensitivity(PathSensitivity.RELATIVE)
            // Lets the JVM name files beyond ASCII where no locale is set.
            environment("LC_ALL", "C.UTF-8")
            systemProperty("snarl.junit.version", libs.versions.junit.get())
            inputs.property("gradleVersion", gradle.gradleVersion)
            mapOf(
                "snarl.source.tree" to rootDir,
                "snarl.gradle.home" to gradle.gradleHomeDir!!,
                "snarl.gradle.user.home" to gradle.gradleUserHomeDir,
            ).forEach { (property, path) -> jvmArgumentProviders.add(PathArgument(property, files(path))) }
        }
    }
}

dependencies {
    "functionalTestRuntimeOnly"(files(tasks.pluginUnderTestMetadata))
}
