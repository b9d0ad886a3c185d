pluginManagement {
    val versionsPluginVersion: String by settings
    repositories {
        mavenCentral()
        gradlePluginPortal()
    }
    plugins {
        id("net.ltgt.errorprone") version "3.1.0"
    }
    resolutionStrategy {
        eachPlugin {
            // these have no marker on Maven Central
            when (requested.id.id) {
                "com.diffplug.spotless" -> useModule("com.diffplug.spotless:spotless-plugin-gradle:${requested.version}")
                "com.github.ben-manes.versions" -> useModule("com.github.ben-manes:gradle-versions-plugin:$versionsPluginVersion")
            }
        }
    }
}

dependencyResolutionManagement {
    repositories {
        mavenCentral()
    }
}

rootProject.name = "third-party-plugins"
