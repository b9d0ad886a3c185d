import io.snarl.conventions.ClassPathArgument
import io.snarl.conventions.PathArgument

plugins {
    id("snarl.published-conventions")
    alias(libs.plugins.shadow)
}

description = "Watches and steers the threads of a test JVM; attached to it as a Java agent."

// What is shaded is a matter of this module alone: it must reach neither the POM nor the class path of a user.
val shaded = configurations.dependencyScope("shaded")
val shadedClasspath = configurations.resolvable("shadedClasspath") { extendsFrom(shaded.get()) }
configurations.compileOnly { extendsFrom(shaded.get()) }
configurations.testImplementation { extendsFrom(shaded.get()) }

// What users write tests with. It is a part of this module, because the agent takes over what it does.
val support: SourceSet = sourceSets.create("support")
java.registerFeature("support") {
    usingSourceSet(support)
    withSourcesJar()
    withJavadocJar()
}
tasks.named<JavaCompile>(support.compileJavaTaskName) {
    // Adopted tests are compiled and run wherever the user's are, though the agent does not run on old versions of Java.
    options.release = 8
    // Newer compilers warn that they will no longer do that some day, and of names that were none then.
    options.compilerArgs.add("-Xlint:-options")
}

// What the test JVM, the analysis and the build say to each other. It is in the agent's jar too, and everybody compiles against it.
val contract: SourceSet = sourceSets.create("contract")
java.registerFeature("contract") {
    usingSourceSet(contract)
    withSourcesJar()
    withJavadocJar()
}

// What tests of other modules have from here: how traces are written by hand, and how texts are compared with files.
val testing: SourceSet = sourceSets.create("testing")
val testingJar = tasks.register<Jar>("testingJar") {
    archiveClassifier = "testing"
    from(testing.output)
}
configurations.consumable("testingElements") {
    outgoing.artifact(testingJar)
}

// Tests that need the analysis as well.
val programTest = extensions.getByType<TestingExtension>().suites.register<JvmTestSuite>("programTest")

dependencies {
    "shaded"(libs.byteBuddy)
    // Only where tests of the JUnit Platform run, and then it is there, in the version of the user. What is newer than the oldest one
    // is called by reflection.
    compileOnly(libs.junitPlatformLauncherOldest) {
        version { strictly(libs.versions.junitPlatformOldest.get()) }
    }
    compileOnly(libs.junitJupiterInterceptors) { isTransitive = false }
    // Nothing but constants, which the compiler copies: users have the support alone.
    "supportCompileOnly"(contract.output)
    // Only where tests use it, and then it is there.
    compileOnly(support.output)
    compileOnly(contract.output)
    testImplementation(support.output)
    testImplementation(contract.output)
    testImplementation(libs.junitPlatformLauncher)
    testImplementation(testing.output)
    testImplementation(libs.gson)
    "testingImplementation"(contract.output)
    "testingImplementation"(libs.assertj)
    "programTestImplementation"(sourceSets.test.get().output)
    "programTestImplementation"(sourceSets.main.get().output)
    "programTestImplementation"(support.output)
    "programTestImplementation"(testing.output)
    "programTestImplementation"(libs.gson)
    "programTestImplementation"(project(":analysis-core"))
    "programTestImplementation"(libs.junitPlatformLauncher)
    // Programs that are recorded have tests of JUnit 4 too.
    testRuntimeOnly(libs.junitVintageEngine)
    "programTestRuntimeOnly"(libs.junitVintageEngine)
}

tasks.jar {
    archiveClassifier = "unshaded"
}

tasks.shadowJar {
    archiveClassifier = ""
    from(contract.output)
    configurations = listOf(shadedClasspath.get())
    relocate("net.bytebuddy", "io.snarl.agent.shaded.bytebuddy")
    // Descriptors of the artifact that Byte Buddy was before: none of them is true of this jar.
    exclude("META-INF/maven/**", "META-INF/versions/*/module-info.class", "module-info.class")
    manifest {
        attributes(
            mapOf(
                "Premain-Class" to "io.snarl.agent.SnarlAgent",
                "Can-Redefine-Classes" to "true",
                "Can-Retransform-Classes" to "true",
            ),
        )
    }
}

// Whoever depends on this module, in this build or from a repository, gets the shaded jar.
listOf(configurations.apiElements, configurations.runtimeElements).forEach { elements ->
    elements {
        outgoing.artifacts.clear()
        outgoing.variants.clear()
        outgoing.artifact(tasks.shadowJar)
    }
}

val component = components["java"] as AdhocComponentWithVariants
component.withVariantsFromConfiguration(configurations["shadowRuntimeElements"]) { skip() }

publishing {
    publications {
        register<MavenPublication>("maven") {
            from(component)
            // A POM knows no capabilities; whoever reads it gets the jar by its classifier.
            listOf("Api", "Runtime", "Sources", "Javadoc").forEach {
                suppressPomMetadataWarningsFor("support${it}Elements")
                suppressPomMetadataWarningsFor("contract${it}Elements")
            }
        }
    }
}

/** Both kinds of tests. */
fun tests(configure: Test.() -> Unit) {
    tasks.named { it == "test" || it == "programTest" }.withType<Test>().configureEach(configure)
}

// The tests look at what is published, so they need it built.
tests {
    mapOf(
        "snarl.agent.jar" to "shadowJar",
        "snarl.agent.pom" to "generatePomFileForMavenPublication",
        "snarl.agent.module" to "generateMetadataFileForMavenPublication",
    ).forEach { (property, producer) ->
        val published = files(tasks.named(producer))
        inputs.files(published).withPropertyName(property).withPathSensitivity(PathSensitivity.NONE)
        jvmArgumentProviders.add(PathArgument(property, published))
    }
}

// Tests record programs on these JDKs. Those for a JDK that is not installed are skipped and say so.
val recordedJdks = listOf(17, 25).associateWith { version ->
    runCatching {
        javaToolchains.launcherFor { languageVersion = JavaLanguageVersion.of(version) }.get().metadata
    }.getOrNull()
}

tests {
    inputs.dir("src/test/programs").withPropertyName("programs").withPathSensitivity(PathSensitivity.RELATIVE)
    recordedJdks.forEach { (version, jdk) ->
        inputs.property("jdk$version", jdk?.javaRuntimeVersion ?: "none")
        if (jdk != null) {
            jvmArgumentProviders.add(PathArgument("snarl.jdk.$version", files(jdk.installationPath)))
        }
    }
}

// Compilers of other languages, in which some of the programs are written; with their libraries.
val otherLanguages = configurations.create("otherLanguages") { isCanBeConsumed = false }

dependencies {
    otherLanguages(libs.groovy)
    otherLanguages(libs.kotlinCompiler)
}

tests {
    jvmArgumentProviders.add(ClassPathArgument("snarl.otherLanguages", otherLanguages))
}

// What tests of some of the programs have their mocks from.
val mocks = configurations.create("mocks") { isCanBeConsumed = false }

dependencies {
    mocks(libs.easymock)
    mocks(libs.mockito)
}

tests {
    jvmArgumentProviders.add(ClassPathArgument("snarl.mocks", mocks))
}

// What the benchmarks have in common.
val measuring: SourceSet = sourceSets.create("measuring")

// Those of other modules too; it is published nowhere.
val measuringJar = tasks.register<Jar>("measuringJar") {
    archiveClassifier = "measuring"
    from(measuring.output)
}
configurations.consumable("measuringElements") {
    outgoing.artifact(measuringJar)
}

val benchmark: SourceSet = sourceSets.create("benchmark")

// What the measured JVMs need: a launcher with an engine, the library and its tests, and nothing of the benchmark's own.
val coltTests = configurations.create("coltTests") { isCanBeConsumed = false }
val commonsCollectionsTests = configurations.create("commonsCollectionsTests") { isCanBeConsumed = false }

dependencies {
    "measuringImplementation"(project(":analysis-core"))
    "measuringImplementation"(libs.junitPlatformLauncher)

    "benchmarkImplementation"(measuring.output)
    "benchmarkImplementation"(project(":analysis-core"))
    "benchmarkImplementation"(libs.colt)
    "benchmarkImplementation"(libs.gson)
    "benchmarkImplementation"(libs.junitJupiterApi)
    "benchmarkImplementation"(libs.junitPlatformLauncher)

    coltTests(libs.colt)
    coltTests(libs.junitJupiterEngine)
    coltTests(libs.junitPlatformLauncher)

    commonsCollectionsTests(libs.commonsCollections)
    commonsCollectionsTests(variantOf(libs.commonsCollections) { classifier("tests") })
    commonsCollectionsTests(libs.easymock)
    commonsCollectionsTests(libs.junitPlatformLauncher)
    commonsCollectionsTests(libs.junitVintageEngine)
}

// Some of these tests are recorded by tests of ours too.
tests {
    jvmArgumentProviders.add(ClassPathArgument("snarl.commonsCollections", commonsCollectionsTests))
}

val schedulerBenchmark: SourceSet = sourceSets.create("schedulerBenchmark")

dependencies {
    "schedulerBenchmarkImplementation"(measuring.output)
    "schedulerBenchmarkImplementation"(support.output)
    "schedulerBenchmarkImplementation"(libs.lincheck)
    // It comes with the agent.
    "schedulerBenchmarkCompileOnly"(sourceSets.main.get().output)
    "schedulerBenchmarkCompileOnly"(contract.output)
}

/** A benchmark is run on demand, but must not rot meanwhile. */
fun registerBenchmark(name: String, about: String, sources: SourceSet, main: String, configure: JavaExec.() -> Unit) {
    tasks.check {
        dependsOn(tasks.named(sources.classesTaskName))
    }
    tasks.register<JavaExec>(name) {
        group = "benchmark"
        description = about
        mainClass = main
        inputs.files(tasks.shadowJar).withPropertyName("agent").withPathSensitivity(PathSensitivity.NONE)
        // The measured JVMs are of the same JDK.
        providers.gradleProperty("snarl.benchmark.java").orNull?.let { version ->
            javaLauncher = javaToolchains.launcherFor { languageVersion = JavaLanguageVersion.of(version) }
        }
        mapOf(
            "agent" to files(tasks.shadowJar),
            "reports" to files(layout.buildDirectory.dir("reports/benchmark")),
            "work" to files(temporaryDir),
        ).forEach { (property, path) -> jvmArgumentProviders.add(PathArgument("snarl.$name.$property", path)) }
        configure()
    }
}

registerBenchmark(
    "benchmark",
    "Measures the recorder, and the tests of real libraries with and without it.",
    benchmark,
    "io.snarl.benchmark.Benchmark",
) {
    classpath = benchmark.runtimeClasspath
    jvmArgumentProviders.add(PathArgument("snarl.benchmark.classes", benchmark.output.classesDirs))
    jvmArgumentProviders.add(PathArgument("snarl.benchmark.measuring", measuring.output.classesDirs))
    jvmArgumentProviders.add(ClassPathArgument("snarl.benchmark.colt", coltTests))
    jvmArgumentProviders.add(ClassPathArgument("snarl.benchmark.commonsCollections", commonsCollectionsTests))
}

registerBenchmark(
    "schedulerBenchmark",
    "Measures the scheduler against Lincheck.",
    schedulerBenchmark,
    "io.snarl.benchmark.scheduler.SchedulerBenchmark",
) {
    classpath = schedulerBenchmark.output + measuring.output
    mapOf(
        "snarl.schedulerBenchmark.snarlClassPath" to schedulerBenchmark.output + support.output,
        "snarl.schedulerBenchmark.lincheckClassPath" to schedulerBenchmark.runtimeClasspath,
    ).forEach { (property, classPath) -> jvmArgumentProviders.add(ClassPathArgument(property, classPath)) }
}
