plugins {
    // The convention plugins of this build are written in Java.
    `java-gradle-plugin`
}

repositories {
    mavenCentral()
}

gradlePlugin {
    plugins {
        create("commonConventions") {
            id = "buildlogic.java-common-conventions"
            implementationClass = "buildlogic.JavaCommonConventionsPlugin"
        }
        register("applicationConventions") {
            id = "buildlogic.java-application-conventions"
            implementationClass = "buildlogic.JavaApplicationConventionsPlugin"
        }
        val libraryConventions by registering {
            id = "buildlogic.java-library-conventions"
            implementationClass = "buildlogic.JavaLibraryConventionsPlugin"
            displayName = "Library conventions"
            description = "Conventions of the libraries of this build"
        }
    }
    isAutomatedPublishing = false
}

// the catalog of the main build is visible here
logger.lifecycle("build-logic sees lang3 ${libs.versions.commons.lang3.get()}")
