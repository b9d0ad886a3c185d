import com.github.benmanes.gradle.versions.updates.DependencyUpdatesTask
import com.github.jengelman.gradle.plugins.shadow.tasks.ShadowJar
import net.ltgt.gradle.errorprone.CheckSeverity
import net.ltgt.gradle.errorprone.errorprone
import java.util.jar.JarFile

plugins {
    application
    alias(libs.plugins.shadow) // the "fat jar" {
    alias(libs.plugins.spotless)
    id("com.github.ben-manes.versions")
    id("net.ltgt.errorprone")
    id("me.champeau.jmh") version "0.7.2"
}

dependencies {
    implementation(libs.lang3)
    errorprone("com.google.errorprone:error_prone_annotations:2.27.1")
}

application {
    mainClass = "demo.Main"
}

spotless {
    encoding("UTF-8")
    java {
        target("src/*/java/**/*.java")
        removeUnusedImports()
        trimTrailingWhitespace()
        endWithNewline()
    }
    kotlinGradle {
        target("*.gradle.kts")
        trimTrailingWhitespace()
    }
    format("misc") {
        target("*.md", ".gitignore")
        indentWithSpaces(4)
        endWithNewline()
        targetExclude("build/**")
    }
}

jmh {
    warmupIterations = 1
    iterations = 2
    fork.set(1)
    benchmarkMode = listOf("thrpt", "ss")
    includes.add("Some.*")
    duplicateClassesStrategy = DuplicatesStrategy.WARN
}

tasks.shadowJar {
    archiveClassifier = "all"
    relocate("org.apache.commons.lang3", "demo.shaded.lang3") {
        exclude("org.apache.commons.lang3.builder.**")
    }
    mergeServiceFiles()
    exclude("META-INF/maven/**")
    minimize {
        exclude(dependency("org.apache.commons:.*:.*"))
    }
    manifest {
        attributes("Shaded" to "true")
    }
}

tasks.withType<com.github.jengelman.gradle.plugins.shadow.tasks.ShadowJar>().configureEach {
    isZip64 = true
}

tasks.named<ShadowJar>("shadowJar") {
    isEnableRelocation = false
    dependencies {
        exclude(dependency("org.slf4j:.*"))
    }
}

tasks.withType<JavaCompile>().configureEach {
    options.errorprone {
        isEnabled = false
        disableWarningsInGeneratedCode = true
        check("MissingOverride", CheckSeverity.ERROR)
    }
}

fun isNonStable(version: String): Boolean {
    val stableKeyword = listOf("RELEASE", "FINAL", "GA").any { version.uppercase().contains(it) }
    val regex = "^[0-9,.v-]+(-r)?$".toRegex()
    return (stableKeyword || regex.matches(version)).not()
}

tasks.withType<DependencyUpdatesTask> {
    rejectVersionIf {
        isNonStable(candidate.version)
    }
    gradleReleaseChannel = "current"
    outputFormatter = "json"
}

tasks.named<DependencyUpdatesTask>("dependencyUpdates").configure {
    checkForGradleUpdate = false
}

val printInfo by tasks.registering {
    val fat = tasks.shadowJar.flatMap { it.archiveFile }
    inputs.file(fat)
    val checksGradle = tasks.dependencyUpdates.map { it.checkForGradleUpdate }
    val iterations = jmh.iterations
    val spotlessTasks = tasks.names.filter { it.startsWith("spotless") && it.endsWith("Check") }.sorted()
    doLast {
        JarFile(fat.get().asFile).use { jar ->
            val names = jar.entries().asSequence().map { it.name }.toList()
            println("fat jar ${fat.get().asFile.name}")
            println("relocated: ${"demo/shaded/lang3/StringUtils.class" in names}")
            println("original: ${"org/apache/commons/lang3/StringUtils.class" in names}")
            println("shaded attribute: ${jar.manifest.mainAttributes.getValue("Shaded")}")
        }
        println("checks Gradle ${checksGradle.get()}, iterations ${iterations.get()}")
        println("spotless: $spotlessTasks")
    }
}
