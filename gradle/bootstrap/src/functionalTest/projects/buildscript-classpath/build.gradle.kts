// old style: everything through buildscript { }
import org.apache.commons.lang3.StringUtils
import org.apache.commons.lang3.text.WordUtils as Words
import org.springframework.boot.gradle.dsl.SpringBootExtension

buildscript {
    val bootVersion by extra("3.3.0")
    extra["lang3Version"] = "3.14.0"
    val lang3Version: String by extra
    repositories {
        mavenCentral()
    }
    dependencies {
        // a } in a comment and a "quote
        classpath("org.apache.commons:commons-lang3:${project.extra["lang3Version"] ?: "}"}")
        classpath("org.springframework.boot:spring-boot-gradle-plugin:$bootVersion") {
            isTransitive = true
        }
    }
    configurations.all {
        resolutionStrategy.eachDependency {
            if (requested.group == "nothing.at.all") useVersion("$lang3Version")
        }
    }
}

plugins {
    `lifecycle-base`
}

apply(plugin = "java")
apply<DistributionPlugin>()
apply {
    plugin("org.springframework.boot")
    from("gradle/other.gradle.kts")
}
apply(from = "gradle/versions.gradle.kts")
apply(from = rootProject.file("gradle/legacy.gradle"))

val bootVersion: String by extra
val appVersion: String by extra
val fromLegacy: String by extra

version = appVersion

repositories { mavenCentral() }

// no accessors: "java" was not applied by plugins {}
the<JavaPluginExtension>().sourceCompatibility = JavaVersion.VERSION_17
configure<JavaPluginExtension> {
    withSourcesJar()
}
val sourceSets = the<SourceSetContainer>()
val main by sourceSets
val mainSourceSet: SourceSet = sourceSets["main"]

configure<SpringBootExtension> {
    mainClass.set("demo.Main")
}
the<DistributionContainer>().named("main") {
    distributionBaseName = "dist"
}

dependencies {
    "implementation"("org.apache.commons:commons-lang3:3.14.0")
    "compileOnly"(gradleApi())
}

@Suppress("DEPRECATION")
tasks.register("printInfo") {
    doLast {
        println(StringUtils.repeat("ab", "-", 3))
        println(Words.capitalizeFully("boot VERSION") + " $bootVersion")
        println("main class ${project.the<SpringBootExtension>().mainClass.get()}")
        println("version $version legacy $fromLegacy")
        println("sets ${main.name} ${mainSourceSet.java.srcDirs.map(File::getName)}")
        println("other said ${project.extra["saidByOther"]}")
        println("boot jar: ${tasks.findByName("bootJar")?.javaClass?.simpleName?.substringBefore('_')}")
        println("dist base ${project.the<DistributionContainer>()["main"].distributionBaseName.get()}")
    }
}

tasks.named("printInfo") {
    dependsOn("fromOther")
}
