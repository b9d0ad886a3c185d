plugins {
    id("snarl.published-conventions")
    `java-test-fixtures`
}

description = "Predicts concurrency bugs from traces of sequential tests and writes tests that show them."

dependencies {
    implementation(libs.byteBuddy)
    implementation(libs.gson)
    implementation(libs.javaparser)
    testFixturesImplementation(libs.assertj)
}

// The fixtures are for the tests of this build alone.
val component = components["java"] as AdhocComponentWithVariants
listOf(configurations.testFixturesApiElements, configurations.testFixturesRuntimeElements).forEach { elements ->
    component.withVariantsFromConfiguration(elements.get()) { skip() }
}

publishing {
    publications {
        register<MavenPublication>("maven") {
            from(component)
        }
    }
}
