import java.nio.file.Path
import org.gradle.jvm.tasks.Jar

plugins {
    `java-library`
    id("io.github.gradle-nexus.publish-plugin") version "1.1.0"
}

// Both the project and this extension have a function of that name.
nexusPublishing {
    repositories {
        sonatype { username.set("somebody") }
    }
}

repositories {
    mavenCentral()
}

artifacts {
    archives(tasks.jar)
}

val folder: Path = projectDir.toPath()

tasks.register("show") {
    val jars = tasks.withType<Jar>().names
    val staging = nexusPublishing.repositories.map { "${it.name} for ${it.username.get()}" }
    val remotes = repositories.map { it.name }
    val archived = configurations.archives.get().artifacts.map { it.name }.distinct()
    doLast {
        println("jars $jars of ${folder.fileName}")
        println("staging $staging, repositories $remotes, archived $archived")
    }
}
