plugins {
    id("snarl.published-conventions")
}

description = "Predicts concurrency bugs from traces of sequential tests and writes tests that show them."

dependencies {
    implementation(libs.gson)
}

publishing {
    publications {
        register<MavenPublication>("maven") {
            from(components["java"])
        }
    }
}
