pluginManagement {
    repositories { mavenCentral() }
    resolutionStrategy {
        eachPlugin {
            if (requested.id.id == "io.github.gradle-nexus.publish-plugin") {
                useModule("io.github.gradle-nexus:publish-plugin:${requested.version}")
            }
        }
    }
}
rootProject.name = "name-clashes"

buildCache {
    local { isEnabled = false }
    remote<HttpBuildCache> {
        url = uri("https://cache.invalid/")
        isEnabled = false
    }
}
