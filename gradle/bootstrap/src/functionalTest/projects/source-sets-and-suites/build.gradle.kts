import org.gradle.api.tasks.testing.logging.TestExceptionFormat
import org.gradle.api.tasks.testing.logging.TestLogEvent.*

plugins {
    java
    jacoco
}

sourceSets {
    main {
        java {
            srcDir("src/main/generated")
            setExcludes(listOf("**/Ignored.java"))
        }
        resources.srcDirs("src/main/config")
    }
    create("integrationTest") {
        compileClasspath += sourceSets.main.get().output
        runtimeClasspath += sourceSets.main.get().output
        java.srcDir(file("src/it/java"))
    }
    named("test") {
        java.setSrcDirs(listOf("src/test/java"))
    }
}

val smokeTest by sourceSets.creating {
    java.setSrcDirs(listOf("src/smoke"))
    compileClasspath += sourceSets["main"].output + sourceSets.test.get().output
    runtimeClasspath += sourceSets["main"].output + sourceSets.getByName("test").output
}

val integrationTestImplementation by configurations.getting {
    extendsFrom(configurations.testImplementation.get())
}
val integrationTestRuntimeOnly: Configuration by configurations.getting

configurations {
    integrationTestRuntimeOnly.extendsFrom(testRuntimeOnly.get())
    named(smokeTest.implementationConfigurationName) {
        extendsFrom(testImplementation.get())
    }
    getByName(smokeTest.runtimeOnlyConfigurationName).extendsFrom(configurations["testRuntimeOnly"])
}

dependencies {
    implementation(libs.commons.lang3)
    integrationTestImplementation("org.slf4j:slf4j-api:2.0.13")
    integrationTestRuntimeOnly("org.slf4j:slf4j-nop:2.0.13")
    "smokeTestImplementation"(libs.slf4j.api)
}

@Suppress("UnstableApiUsage")
testing {
    suites {
        val test by getting(JvmTestSuite::class) {
            useJUnitJupiter("5.10.2")
        }

        val functionalTest by registering(JvmTestSuite::class) {
            testType = TestSuiteType.FUNCTIONAL_TEST
            dependencies {
                implementation(project())
                implementation(libs.slf4j.api)
                runtimeOnly("org.slf4j:slf4j-nop:2.0.13")
                implementation.bundle(objects.listProperty<MinimalExternalModuleDependency>())
                implementation(platform("org.junit:junit-bom:5.10.2"))
            }
            sources {
                java {
                    setSrcDirs(listOf("src/functional/java"))
                }
            }
            targets {
                all {
                    testTask.configure {
                        shouldRunAfter(test)
                        systemProperty("suite", this@registering.name)
                        testLogging.showStandardStreams = true
                    }
                }
            }
        }

        register<JvmTestSuite>("performanceTest") {
            useJUnitJupiter()
            dependencies {
                implementation(project())
            }
            targets.configureEach {
                testTask {
                    onlyIf("performance tests are asked for") { false }
                }
            }
        }

        withType<JvmTestSuite>().configureEach {
            logger.info("suite $name")
            targets.all {
                testTask.configure {
                    jvmArgs("-Xmx256m")
                }
            }
        }
    }
}

val integrationTest = tasks.register<Test>("integrationTest") {
    description = "Runs integration tests."
    group = LifecycleBasePlugin.VERIFICATION_GROUP

    testClassesDirs = sourceSets["integrationTest"].output.classesDirs
    classpath = sourceSets["integrationTest"].runtimeClasspath
    shouldRunAfter(tasks.test)

    useJUnitPlatform()

    testLogging {
        events("passed")
    }
}

task<Test>("smoke") {
    testClassesDirs = smokeTest.output.classesDirs
    classpath = smokeTest.runtimeClasspath
    useJUnitPlatform()
    environment("SMOKE" to "yes", "EXTRA" to 1)
    testLogging.showStandardStreams = true
}

tasks.withType<Test>().configureEach {
    testLogging {
        events(PASSED, SKIPPED, FAILED)
        exceptionFormat = TestExceptionFormat.FULL
        showExceptions = true
        showCauses = true
    }
    reports {
        html.required = false
        junitXml.outputLocation = layout.buildDirectory.dir("xml/$name")
    }
    addTestListener(object : TestListener {
        override fun beforeSuite(suite: TestDescriptor) = Unit
        override fun beforeTest(testDescriptor: TestDescriptor) = Unit
        override fun afterTest(testDescriptor: TestDescriptor, result: TestResult) = Unit
        override fun afterSuite(suite: TestDescriptor, result: TestResult) {
            if (suite.parent == null) {
                logger.lifecycle("Results of $path: ${result.resultType} (${result.testCount} tests)")
            }
        }
    })
}

val test by tasks.getting(Test::class) {
    filter {
        includeTestsMatching("*Test")
        isFailOnNoMatchingTests = false
    }
    extensions.configure<JacocoTaskExtension> {
        isEnabled = false
    }
}

tasks {
    test {
        systemProperty("who", "unit")
        systemProperties("a" to "1", "b" to "2")
    }
    compileJava { options.isWarnings = false }
    named<JavaCompile>("compileTestJava") {
        options.isDeprecation = true
    }
    val smoke by existing(Test::class)
    check {
        dependsOn(integrationTest, smoke)
        dependsOn(testing.suites.named("functionalTest"))
    }
    processResources {
        filesMatching("**/*.properties") {
            expand("version" to "9.9")
        }
    }
}

tasks.check { dependsOn(testing.suites.named("performanceTest")) }

tasks.register("printInfo") {
    val mainDirs = sourceSets.main.map { it.allSource.srcDirs.map { d -> d.relativeTo(projectDir).invariantSeparatorsPath } }
    val names = provider { sourceSets.names.joinToString() }
    val props = tasks.processResources.map { it.destinationDir.resolve("app.properties") }
    dependsOn(tasks.processResources)
    doLast {
        println("main dirs: ${mainDirs.get()}")
        println("source sets: ${names.get()}")
        println(props.get().readText().trim())
    }
}
