import io.snarl.conventions.PathArgument

plugins {
    id("snarl.java-conventions")
}

description = "Assembles Gradle from Maven Central where its own site is out of reach."

fun Test.runsBuilds() {
    val bootstrap = fileTree(projectDir) { exclude("build/", "src/test/") }
    inputs.files(bootstrap).withPropertyName("bootstrap").withPathSensitivity(PathSensitivity.RELATIVE)
    mapOf(
        "snarl.root" to rootDir,
        "snarl.gradle.user.home" to gradle.gradleUserHomeDir,
    ).forEach { (property, path) -> jvmArgumentProviders.add(PathArgument(property, files(path))) }
}

val functionalTest = testing.suites.register<JvmTestSuite>("functionalTest") {
    dependencies {
        implementation(project())
        implementation(libs.gradleTestKit)
    }
    targets.configureEach {
        testTask {
            useJUnitPlatform { excludeTags("large") }
            runsBuilds()
        }
    }
}

// They take as long as all other tests together, and can only break when the bootstrap or its versions change. The build
// of this very repository runs on what is assembled too.
tasks.register<Test>("largeFunctionalTest") {
    group = LifecycleBasePlugin.VERIFICATION_GROUP
    description = "Runs real builds of many kinds on a Gradle that was assembled from Maven Central."
    val tests = functionalTest.get().sources
    testClassesDirs = tests.output.classesDirs
    classpath = tests.runtimeClasspath
    useJUnitPlatform { includeTags("large") }
    runsBuilds()
}
