pluginManagement {
    // A build of your own gets the plugin from a repository instead.
    includeBuild("../..")
    repositories {
        mavenCentral()
    }
}

dependencyResolutionManagement {
    repositories {
        mavenCentral()
    }
}

rootProject.name = "locks"
