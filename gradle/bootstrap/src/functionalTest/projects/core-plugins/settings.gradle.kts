rootProject.name = "core-plugins"
dependencyResolutionManagement { repositories { mavenCentral() } }
include("groovyapp", "testngapp", "junit4app", "junit5nolauncher", "webapp", "checked", "jdk25", "plug")

