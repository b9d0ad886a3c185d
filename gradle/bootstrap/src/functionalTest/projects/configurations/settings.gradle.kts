dependencyResolutionManagement {
    repositories {
        mavenCentral()
    }
}
rootProject.name = "configurations"
include("producer", "consumer", "platform", "fixtures")
