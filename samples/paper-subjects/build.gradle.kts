plugins {
    id("io.snarl") apply false
}

// The JDK whose classes are examined, and on which the others are.
val java = providers.gradleProperty("paper.java").map(JavaLanguageVersion::of)

subprojects {
    pluginManager.withPlugin("java-library") {
        configure<JavaPluginExtension> {
            toolchain.languageVersion = java.orElse(JavaLanguageVersion.of(17))
        }
        configure<TestingExtension> {
            suites.withType<JvmTestSuite> {
                useJUnitJupiter("6.1.3")
            }
        }
    }
}
