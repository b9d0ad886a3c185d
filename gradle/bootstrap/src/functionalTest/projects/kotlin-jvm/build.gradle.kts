import org.jetbrains.kotlin.gradle.dsl.JvmTarget
import org.jetbrains.kotlin.gradle.tasks.KotlinCompile

plugins {
    kotlin("jvm") version "1.9.22"
    application
}

group = "me.user"
version = "1.0-SNAPSHOT"

repositories {
    mavenCentral()
}

dependencies {
    implementation(kotlin("stdlib"))
    implementation(kotlin("reflect", version = "1.9.22"))
    testImplementation(kotlin("test"))
}

kotlin {
    jvmToolchain(17)
    explicitApi()
    compilerOptions {
        freeCompilerArgs.add("-Xjsr305=strict")
        jvmTarget = JvmTarget.JVM_17
    }
    sourceSets {
        val main by getting {
            kotlin.srcDir("src/main/extra")
        }
        all {
            languageSettings.optIn("kotlin.ExperimentalStdlibApi")
        }
    }
}

sourceSets.main {
    kotlin.srcDir("src/main/more")
}

application {
    mainClass.set("MainKt")
}

tasks.test {
    useJUnitPlatform()
    testLogging { events("passed") }
}

tasks.withType<KotlinCompile>().configureEach {
    kotlinOptions {
        allWarningsAsErrors = false
        freeCompilerArgs = freeCompilerArgs + "-Xcontext-receivers"
    }
}

val compileKotlin: KotlinCompile by tasks
compileKotlin.kotlinOptions.languageVersion = "1.9"

tasks {
    compileTestKotlin {
        kotlinOptions.suppressWarnings = true
    }
    register("printInfo") {
        val dirs = kotlin.sourceSets["main"].kotlin.srcDirs.map { it.name }.sorted()
        val options = named<KotlinCompile>("compileKotlin").flatMap { it.compilerOptions.jvmTarget }
        val fromScript = this@Build_gradle.compileKotlin.kotlinOptions.languageVersion
        val version = project.property("kotlinVersion")
        doLast {
            println("kotlin dirs $dirs")
            println("target ${options.get().target} language $fromScript plugin $version")
            println("embedded ${KotlinVersion.CURRENT}")
        }
    }
}
