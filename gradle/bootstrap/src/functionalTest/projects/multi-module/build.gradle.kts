plugins {
    base
    idea
}

// read by the children
extra["guavaVersion"] = "33.2.0-jre"
val releaseTrain by extra("Aluminium")
extra.set("junitVersion", "5.10.2")
val mavenized: List<Project> by extra(listOf(":core", ":services:order-api").map { project(it) })

allprojects {
    group = "com.acme.shop"
    version = "2.0-SNAPSHOT"

    repositories {
        mavenCentral()
    }

    tasks.register("whoami") {
        val text = "I am ${project.path} of ${rootProject.name}"
        doLast { logger.lifecycle(text) }
    }
}

val javaProjects = subprojects.filter { it.name !in setOf("services", "empty", "only-comments") }

configure(javaProjects) {
    apply(plugin = "java-library")

    configure<JavaPluginExtension> {
        sourceCompatibility = JavaVersion.VERSION_17
        toolchain {
            languageVersion.set(JavaLanguageVersion.of(17))
        }
    }

    dependencies {
        "implementation"("org.slf4j:slf4j-api:2.0.7")
        "testImplementation"(platform("org.junit:junit-bom:${rootProject.extra["junitVersion"]}"))
        "testImplementation"("org.junit.jupiter:junit-jupiter")
        "testRuntimeOnly"("org.junit.platform:junit-platform-launcher") {
            because("Gradle 9 does not add it")
        }
        add("compileOnly", "com.google.guava:guava:${rootProject.extra["guavaVersion"]}")
    }

    tasks.withType<JavaCompile>().configureEach {
        options.encoding = "UTF-8"
        options.compilerArgs.addAll(listOf("-Xlint:deprecation", "-parameters"))
    }

    tasks.withType<Test>().configureEach {
        useJUnitPlatform {
            excludeTags("slow")
        }
        maxParallelForks = (Runtime.getRuntime().availableProcessors() / 2).takeIf { it > 0 } ?: 1
    }

    configurations.all {
        resolutionStrategy {
            force("com.google.guava:failureaccess:1.0.2")
            eachDependency {
                if (requested.group == "org.slf4j") {
                    useVersion(rootProject.property("slf4jVersion") as String)
                    because("one slf4j for all")
                }
            }
            cacheChangingModulesFor(0, "seconds")
        }
    }
}

subprojects {
    plugins.withType<JavaLibraryPlugin> {
        the<JavaPluginExtension>().withSourcesJar()
        extensions.configure<BasePluginExtension> {
            archivesName = "shop-${project.name}"
        }
    }
    pluginManager.withPlugin("application") {
        logger.lifecycle("application plugin in ${project.path}")
    }
    afterEvaluate {
        logger.info("evaluated $path")
        if (plugins.hasPlugin("java-library")) {
            val names = tasks.withType<Jar>().names
            println("jars of $name: $names")
        }
    }
}

project(":core") {
    // configured from the outside
    description = "The core of the shop"
}

tasks.register("printInfo") {
    dependsOn(subprojects.map { "${it.path}:whoami" })
    dependsOn(":app:printClasspath")
    doLast {
        println("train: $releaseTrain, mavenized: ${mavenized.map(Project::getName)}")
        println("core: ${project(":core").description}")
        println("archive: ${project(":core").tasks.getByName<Jar>("jar").archiveFileName.get()}")
    }
}

gradle.taskGraph.whenReady {
    println("graph ready, printInfo there: ${hasTask(":printInfo")}, ${allTasks.isNotEmpty()}")
}
