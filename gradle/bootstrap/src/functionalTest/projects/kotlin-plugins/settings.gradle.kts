pluginManagement {
    includeBuild("conventions")
    repositories { mavenCentral() }
}
plugins {
    id("acme.settings")
}
rootProject.name = "kotlin-plugins"
