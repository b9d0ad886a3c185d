import io.snarl.conventions.PathArgument

plugins {
    id("snarl.java-conventions")
}

description = "Assembles Gradle from Maven Central where its own site is out of reach."

testing.suites.register<JvmTestSuite>("functionalTest") {
    dependencies {
        implementation(project())
        implementation(libs.gradleTestKit)
    }
    targets.configureEach {
        testTask {
            val bootstrap = fileTree(projectDir) { exclude("build/", "src/test/") }
            inputs.files(bootstrap).withPropertyName("bootstrap").withPathSensitivity(PathSensitivity.RELATIVE)
            mapOf(
                "snarl.root" to rootDir,
                "snarl.gradle.user.home" to gradle.gradleUserHomeDir,
            ).forEach { (property, path) -> jvmArgumentProviders.add(PathArgument(property, files(path))) }
        }
    }
}
