@file:Suppress("UnstableApiUsage", "unused")

import org.gradle.api.publish.maven.MavenPublication as Publication
import java.util.jar.JarFile
import java.util.jar.Attributes.Name as ManifestName

/* A comment before plugins, with a brace { and a quote " and even
   plugins { id("no.such.plugin") version "1" }
   /* nested comment */ still a comment */
plugins {
    `java-library` // the API/implementation split
    `maven-publish`
    signing
    /* id("not.applied") */
}

val isReleaseVersion by extra(!version.toString().endsWith("SNAPSHOT"))
val licenseName = "The Apache License, Version 2.0"

java {
    withJavadocJar()
    withSourcesJar()
    sourceCompatibility = JavaVersion.VERSION_17
    targetCompatibility = JavaVersion.toVersion("17")
    modularity.inferModulePath.set(false)
}

tasks.withType<AbstractArchiveTask>().configureEach {
    isPreserveFileTimestamps = false
    isReproducibleFileOrder = true
    dirPermissions { unix("rwxr-xr-x") }
    filePermissions {
        unix("rw-r--r--")
    }
}

tasks.withType<JavaCompile> {
    options.encoding = "UTF-8"
    options.release = 17
    options.compilerArgs.addAll(listOf("-parameters", "-Xlint:all"))
}

tasks.javadoc {
    if (JavaVersion.current().isJava9Compatible) {
        (options as StandardJavadocDocletOptions).addBooleanOption("html5", true)
    }
    (options as StandardJavadocDocletOptions).addStringOption("Xdoclint:none", "-quiet")
    options {
        encoding = "UTF-8"
        header = project.name
        memberLevel = JavadocMemberLevel.PROTECTED
        (this as StandardJavadocDocletOptions).apply {
            use(true)
            noTimestamp(true)
            addMultilineStringsOption("tag").value = listOf("apiNote:a:API Note:")
        }
    }
}

tasks.jar {
    manifest {
        attributes(
            "Implementation-Title" to project.name,
            "Implementation-Version" to project.version,
            "Automatic-Module-Name" to "com.acme.text",
        )
        attributes(mapOf("Built-For" to "corpus"))
        attributes["X-Single"] = "yes"
    }
    into("META-INF") {
        from(rootDir) {
            include("LICENSE*")
            rename { "$it.txt" }
        }
    }
}

tasks.named<Jar>("sourcesJar").configure {
    duplicatesStrategy = DuplicatesStrategy.EXCLUDE
}

publishing {
    publications {
        create<Publication>("maven") {
            artifactId = "text-kit-core"
            from(components["java"])
            versionMapping {
                usage("java-api") {
                    fromResolutionOf("runtimeClasspath")
                }
                usage("java-runtime") {
                    fromResolutionResult()
                }
            }
            pom {
                name = "Text Kit"
                description = provider { "Module \"${project.name}\" of Acme" }
                url = "https://acme.example/text-kit"
                inceptionYear = "2019"
                properties = mapOf(
                    "myProp" to "value",
                    "prop.with.dots" to "anotherValue"
                )
                licenses {
                    license {
                        name = licenseName
                        url.set("https://www.apache.org/licenses/LICENSE-2.0.txt")
                    }
                }
                developers {
                    developer {
                        id = "jane"
                        name = "Jane Doe"
                        email = "jane@acme.example"
                        roles.addAll("lead", "author")
                    }
                }
                scm {
                    connection = "scm:git:git://acme.example/text-kit.git"
                    developerConnection = "scm:git:ssh://acme.example/text-kit.git"
                    url = "https://acme.example/text-kit/"
                }
                withXml {
                    asNode().appendNode("prerequisites").appendNode("maven", "from-withXml")
                }
            }
        }
    }
    repositories {
        maven {
            name = "buildDirectory"
            val releases = layout.buildDirectory.dir("repos/releases")
            val snapshots = layout.buildDirectory.dir("repos/snapshots")
            url = uri(if (version.toString().endsWith("SNAPSHOT")) snapshots else releases)
        }
        maven(url = uri(layout.buildDirectory.dir("repo2"))) {
            name = "second"
        }
    }
}

signing {
    isRequired = false
    val signingKey: String? by project
    val signingPassword: String? by project
    if (signingKey != null) {
        useInMemoryPgpKeys(signingKey, signingPassword)
    }
    sign(publishing.publications["maven"])
}

tasks.withType<Sign>().configureEach {
    val hasKey = project.hasProperty("signingKey")
    onlyIf("a key is given") { hasKey }
}

tasks.withType<GenerateModuleMetadata>().configureEach { enabled = true }

val printInfo by tasks.registering {
    group = "help"
    description = "Shows what was published"
    dependsOn(tasks.named("publishMavenPublicationToBuildDirectoryRepository"), tasks.jar)
    val repo = layout.buildDirectory.dir("repos/releases")
    val jarFile = tasks.jar.flatMap { it.archiveFile }
    doLast {
        val dir = repo.get().asFile.resolve("com/acme/text/text-kit-core/1.4.0")
        dir.list()!!.filter { !it.contains(".sha") && !it.contains(".md5") }.sorted().forEach { println("published $it") }
        val pom = dir.resolve("text-kit-core-1.4.0.pom").readText()
        Regex("<(name|url|inceptionYear|id|role|maven|description|myProp)>([^<]*)<").findAll(pom).forEach { m ->
            println("pom ${m.groupValues[1]}=${m.groupValues[2]}")
        }
        JarFile(jarFile.get().asFile).use { jar ->
            val main = jar.manifest.mainAttributes
            println("title=" + main[ManifestName.IMPLEMENTATION_TITLE])
            println("built-for=${main.getValue("Built-For")} single=${main.getValue("X-Single")}")
            println("license entry: ${jar.getEntry("META-INF/LICENSE.txt") != null}")
        }
    }
}

logger.lifecycle("release version: $isReleaseVersion, extra ${extra["isReleaseVersion"]}")
