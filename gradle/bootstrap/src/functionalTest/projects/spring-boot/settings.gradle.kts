pluginManagement {
	repositories {
		mavenCentral()
		gradlePluginPortal()
	}
}
rootProject.name = "demo"
