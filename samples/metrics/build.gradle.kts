plugins {
    `java-library`
    id("io.snarl")
}

testing {
    suites {
        named<JvmTestSuite>("test") {
            useJUnit("4.13.2")
        }
    }
}

dependencies {
    testImplementation("io.dropwizard.metrics:metrics-core:3.1.2")
}

snarl {
    subjects {
        // The library is a dependency here and not the main source set, so it has to be named.
        include = setOf("com.codahale.metrics.**")
    }
}
