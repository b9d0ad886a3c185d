import io.snarl.gradle.tasks.FuzzConcurrentTests
import io.snarl.paper.PaperTables
import io.snarl.paper.PaperTimes

plugins {
    id("io.snarl") apply false
}

// The JDK whose classes are examined, and on which the others are.
val release = providers.gradleProperty("paper.java").orElse("17").map(String::toInt)

val paperTables =
    tasks.register<PaperTables>("paperTables") {
        group = "snarl"
        description = "Prints what is found in each subject, beside what the paper found."
        subjects = layout.projectDirectory.file("subjects.json")
        projects = layout.projectDirectory
        java = release
        report = layout.buildDirectory.file("paper-tables.md")
    }

val paperTimes =
    tasks.register<PaperTimes>("paperTimes") {
        group = "snarl"
        description = "Prints how long it took to find the bugs of each subject, and what that time was spent on."
        subjects = layout.projectDirectory.file("subjects.json")
        projects = layout.projectDirectory
        report = layout.buildDirectory.file("paper-times.md")
    }

subprojects {
    pluginManager.withPlugin("java-library") {
        configure<JavaPluginExtension> {
            toolchain.languageVersion = release.map(JavaLanguageVersion::of)
        }
        configure<TestingExtension> {
            suites.withType<JvmTestSuite> {
                useJUnitJupiter("6.1.3")
            }
        }
    }
    pluginManager.withPlugin("io.snarl") {
        val schedules = layout.buildDirectory.dir("snarl/schedules")
        val replayFindings =
            tasks.register<FuzzConcurrentTests>("replayFindings") {
                description = "Replays each deadlock that was confirmed a hundred times."
                dependsOn("synthesizeConcurrentTests")
                onlyIf("a deadlock was confirmed") { !schedules.get().asFileTree.isEmpty }
                replay = "build/snarl/schedules"
                replayTimes = 100
                ignoreFailures = true
            }
        paperTables {
            dependsOn(replayFindings)
        }
        paperTimes {
            dependsOn(tasks.named("synthesizeConcurrentTests"))
        }
    }
}
