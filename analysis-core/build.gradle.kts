plugins {
    id("snarl.published-conventions")
}

description = "Predicts concurrency bugs from traces of sequential tests and writes tests that show them."

publishing {
    publications {
        register<MavenPublication>("maven") {
            from(components["java"])
        }
    }
}
