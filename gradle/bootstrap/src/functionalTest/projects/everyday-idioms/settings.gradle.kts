pluginManagement { repositories { mavenCentral(); gradlePluginPortal() } ; resolutionStrategy { eachPlugin { println("asks ${requested.id}") } } }
rootProject.name = "t2"; include(":sub")
enableFeaturePreview("TYPESAFE_PROJECT_ACCESSORS")
dependencyResolutionManagement { repositoriesMode.set(RepositoriesMode.PREFER_SETTINGS); repositories { mavenCentral() } }
val isCi = providers.environmentVariable("CI").isPresent
logger.lifecycle("ci=$isCi dir=${settingsDir.name} ${startParameter.taskNames}")
