pluginManagement {
    repositories {
        mavenCentral()
    }
}

rootProject.nam = "misspelt"
include("a")
