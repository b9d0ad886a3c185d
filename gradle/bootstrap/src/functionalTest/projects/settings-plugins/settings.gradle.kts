@file:Suppress("UnstableApiUsage")

import acme.settings.AcmeSettingsExtension
import acme.settings.AcmeSettingsExtension.Level as L

pluginManagement {
    includeBuild("build-logic")
    repositories {
        mavenCentral()
        gradlePluginPortal {
            content { includeGroupByRegex("com\\.gradle.*") }
        }
    }
}

/* plugins { id("commented.out") } */
plugins {
    id("com.gradle.develocity") version "4.3.2"
    id("acme.settings") // local, "typed" {
}

rootProject.name = "settings-plugins"

develocity {
    buildScan {
        publishing.onlyIf { false }
        uploadInBackground = false
        tag("corpus")
        value("kind", "test")
        obfuscation {
            username { "hidden" }
        }
    }
}

acmeSettings {
    level = L.HIGH
    owners.addAll("ann", "bob")
    report {
        title = "From settings"
        limit.set(7)
    }
    modules("x", "y")
}

dependencyResolutionManagement {
    repositoriesMode = RepositoriesMode.FAIL_ON_PROJECT_REPOS
    rulesMode.set(RulesMode.PREFER_PROJECT)
    repositories {
        mavenCentral {
            content { includeGroupByRegex(".*") }
        }
        exclusiveContent {
            forRepository {
                maven {
                    name = "local"
                    url = uri(rootDir.resolve("repo"))
                }
            }
            filter { includeGroup("acme.nowhere") }
        }
    }
    versionCatalogs {
        create("libs2") {
            version("slf4j", "2.0.13")
            version("key", "1")
            library("lang3", "org.apache.commons:commons-lang3:3.14.0")
            library("slf4j-api", "org.slf4j", "slf4j-api").versionRef("slf4j")
            library("junit-core", "org.junit.jupiter", "junit-jupiter").version {
                strictly("[5.10, 5.11[")
                prefer("5.10.2")
            }
            bundle("basics", listOf("lang3", "slf4j-api"))
            plugin("acme", "acme.settings").version("1")
        }
        create("testLibs") {
            library("junit", "org.junit.jupiter:junit-jupiter:5.10.2")
        }
    }
}

val flavour: String by settings
val missing: String? by settings
println("flavour $flavour, missing $missing, ${providers.gradleProperty("flavour").get()}")

include("a", "b:c")
include("docs")
project(":b:c").name = "c-renamed"
project(":docs").projectDir = rootDir.resolve("documentation")

rootProject.children.forEach { child ->
    if (child.name == "docs") {
        child.buildFileName = "${child.name}.gradle.kts"
        require(child.buildFile.isFile) { "${child.buildFile} must exist" }
    }
    println("child ${child.path} in ${child.projectDir.toRelativeString(rootDir)}")
}

// automatically included, as many projects do
file("modules").listFiles { f -> f.isDirectory && f.resolve("build.gradle.kts").exists() }
    ?.sortedBy { it.name }
    ?.forEach { dir ->
        include(dir.name)
        project(":${dir.name}").projectDir = dir
    }

buildCache {
    local {
        isEnabled = true
        directory = File(rootDir, "build/build-cache")
        isPush = !startParameter.isOffline
    }
}

gradle.beforeProject {
    extensions.extraProperties["fromBeforeProject"] = "before $name"
}

apply(from = "gradle/extra.settings.gradle.kts")

gradle.projectsLoaded {
    println("projects loaded: ${rootProject.name} ${rootProject.allprojects.size}")
}

val acme = extensions.getByType(AcmeSettingsExtension::class.java)
println("settings extension: ${acme.level.get()} ${acme.owners.get()} ${acme.report.title.get()} ${acme.report.limit.get()} ${acme.names}")
println("same: ${extensions.getByType<AcmeSettingsExtension>() === settings.extensions["acmeSettings"]}")
