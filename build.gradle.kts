plugins {
    base
    alias(libs.plugins.spotless)
}

// One formatter for the whole tree, so that the included build and the samples cannot drift from the modules.
spotless {
    java {
        target("*/src/*/java/**/*.java", "gradle/*/src/**/*.java", "samples/**/src/*/java/**/*.java")
        targetExclude("gradle/bootstrap/src/functionalTest/projects/**")
        palantirJavaFormat(libs.versions.palantirJavaFormat.get())
        formatAnnotations()
    }
    kotlinGradle {
        target("*.gradle.kts", "*/*.gradle.kts", "gradle/*/*.gradle.kts", "samples/**/*.gradle.kts")
        ktlint(libs.versions.ktlint.get())
    }
    kotlin {
        target("gradle/*/src/*/kotlin/**/*.kt")
        ktlint(libs.versions.ktlint.get())
    }
}

tasks.check {
    dependsOn(gradle.includedBuild("build-logic").task(":check"))
}
