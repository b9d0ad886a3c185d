plugins {
    `java-library`
    id("io.snarl")
}

testing {
    suites {
        withType<JvmTestSuite> {
            useJUnitJupiter("6.1.3")
        }
    }
}
