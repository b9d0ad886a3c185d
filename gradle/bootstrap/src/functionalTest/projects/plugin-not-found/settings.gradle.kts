pluginManagement {
    repositories {
        maven { url = uri("empty-repo") }
    }
}
rootProject.name = "plugin-not-found"
