dependencyResolutionManagement {
    repositories {
        mavenCentral()
    }
}

rootProject.name = "paper-tables"
