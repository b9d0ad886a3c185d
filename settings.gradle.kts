pluginManagement {
    includeBuild("gradle/build-logic")
    repositories {
        mavenCentral()
    }
}

// Gradle 8.8 itself still starts on Java 8, and would then fail later with messages about class file versions.
check(JavaVersion.current() >= JavaVersion.VERSION_17) {
    "Snarl is built by a JVM of Java 17 or newer, but Gradle is running on Java ${JavaVersion.current()}: " +
        "point JAVA_HOME at a JDK 17 and run the command again."
}

dependencyResolutionManagement {
    repositories {
        mavenCentral()
    }
}

rootProject.name = "snarl"

include("runtime-agent")
include("analysis-core")
include("plugin")

include("bootstrap")
project(":bootstrap").projectDir = file("gradle/bootstrap")
