import io.snarl.conventions.ClassPathArgument
import io.snarl.conventions.PathArgument

plugins {
    id("snarl.published-conventions")
    `java-test-fixtures`
}

description = "Predicts concurrency bugs from traces of sequential tests and writes tests that show them."

dependencies {
    // What the agent writes, it reads.
    api(project(":runtime-agent")) {
        capabilities { requireCapability("io.snarl:runtime-agent-contract") }
    }
    implementation(libs.byteBuddy)
    implementation(libs.gson)
    implementation(libs.javaparser)
    testFixturesApi(project(path = ":runtime-agent", configuration = "testingElements"))
    testFixturesImplementation(libs.assertj)
    testImplementation(libs.jsonSchema)
    // Nothing of it but the official schema, which is in its jar.
    testRuntimeOnly(libs.javaSarif) { isTransitive = false }
    // Generated tests are compiled against what users have.
    testRuntimeOnly(project(":runtime-agent")) {
        capabilities { requireCapability("io.snarl:runtime-agent-support") }
    }
    testRuntimeOnly(libs.junit4)
}

// The scripts of others that the report carries; they go into the jar, so that users resolve nothing more.
val reportScripts = configurations.dependencyScope("reportScripts")
val reportScriptJars = configurations.resolvable("reportScriptJars") {
    extendsFrom(reportScripts.get())
    isTransitive = false
}

dependencies {
    "reportScripts"(libs.d3Path)
    "reportScripts"(libs.d3Selection)
    "reportScripts"(libs.d3Shape)
    "reportScripts"(libs.highlightjs)
}

tasks.processResources {
    from(reportScriptJars.map { jars -> jars.map { zipTree(it) } }) {
        include("**/dist/d3-*.min.js", "**/highlight.min.js")
        eachFile { path = "io/snarl/core/report/lib/$name" }
        includeEmptyDirs = false
    }
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
            // A POM knows no capabilities.
            listOf("api", "runtime").forEach { suppressPomMetadataWarningsFor("${it}Elements") }
        }
    }
}

// Drives the report in headless Chromium, by its own driver: nothing is downloaded.
val browserTest = testing.suites.register<JvmTestSuite>("browserTest") {
    dependencies {
        implementation(project())
        implementation(testFixtures(project()))
        implementation(libs.seleniumChrome)
    }
}

tasks.register<JavaExec>("reportScreenshot") {
    group = "documentation"
    description = "Takes a picture of a report: --args='<index.html> <id of the finding to open> <picture.png>'."
    mainClass = "io.snarl.browser.Screenshot"
    classpath = browserTest.get().sources.runtimeClasspath
    workingDir = rootDir
}

tasks.register<JavaExec>("reportBenchmark") {
    group = "benchmark"
    description = "Measures how long a browser takes to open a report on 500 findings."
    mainClass = "io.snarl.browser.OpeningTime"
    classpath = browserTest.get().sources.runtimeClasspath
}

val benchmark: SourceSet = sourceSets.create("benchmark")

// What runs the suites that the benchmark has recorded, and what records them.
val recordedSuites = configurations.create("recordedSuites") { isCanBeConsumed = false }
val recordingAgent = configurations.create("recordingAgent") { isCanBeConsumed = false }

dependencies {
    "benchmarkImplementation"(sourceSets.main.get().output)
    "benchmarkImplementation"(testFixtures(project(path)))
    "benchmarkImplementation"(project(path = ":runtime-agent", configuration = "measuringElements"))

    recordedSuites(project(path = ":runtime-agent", configuration = "measuringElements"))
    recordedSuites(libs.junitJupiterEngine)
    recordedSuites(libs.junitPlatformLauncher)
    recordingAgent(project(":runtime-agent"))
}

// It is run on demand, but must not rot meanwhile.
tasks.check {
    dependsOn(tasks.named(benchmark.classesTaskName))
}

tasks.register<JavaExec>("benchmark") {
    group = "benchmark"
    description = "Measures how time and heap of the analysis grow with events, with tests and with lock nodes."
    mainClass = "io.snarl.benchmark.analysis.AnalysisBenchmark"
    classpath = benchmark.runtimeClasspath
    // What the analysis must do with.
    maxHeapSize = "1g"
    providers.gradleProperty("snarl.benchmark.java").orNull?.let { version ->
        javaLauncher = javaToolchains.launcherFor { languageVersion = JavaLanguageVersion.of(version) }
    }
    inputs.files(recordingAgent).withPropertyName("agent").withPathSensitivity(PathSensitivity.NONE)
    jvmArgumentProviders.add(PathArgument("snarl.analysisBenchmark.work", files(temporaryDir)))
    jvmArgumentProviders.add(PathArgument("snarl.analysisBenchmark.agent", recordingAgent))
    jvmArgumentProviders.add(ClassPathArgument("snarl.analysisBenchmark.junit", recordedSuites))
}
