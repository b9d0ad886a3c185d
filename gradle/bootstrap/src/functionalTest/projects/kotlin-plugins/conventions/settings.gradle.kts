pluginManagement { repositories { mavenCentral() } }
dependencyResolutionManagement { repositories { mavenCentral() } }
rootProject.name = "conventions"
