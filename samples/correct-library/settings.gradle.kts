pluginManagement {
    // A build of your own gets the plugin from a repository instead.
    includeBuild("../..")
    repositories {
        mavenCentral()
    }
}

// Once more for the agent and the analysis library, which are ordinary dependencies and come from there as well.
includeBuild("../..")

dependencyResolutionManagement {
    repositories {
        mavenCentral()
    }
}

rootProject.name = "correct-library"
