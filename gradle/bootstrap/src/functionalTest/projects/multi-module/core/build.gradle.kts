val guavaVersion: String by rootProject.extra
val releaseTrain: String by rootProject.extra

plugins {
    id("java-library")
    `java-test-fixtures`
}

dependencies {
    // "api" here is the typed accessor, although the root applied the plugin
    api("com.google.guava:guava:$guavaVersion") {
        exclude(group = "com.google.code.findbugs", module = "jsr305")
        exclude("org.checkerframework")
    }
    testFixturesApi("org.slf4j:slf4j-api:2.0.13")
}

println("core knows $guavaVersion of $releaseTrain, ${rootProject.extra["junitVersion"]}")
