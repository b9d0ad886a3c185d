@file:Suppress("UnstableApiUsage")

import org.gradle.api.artifacts.transform.TransformParameters

plugins {
    `java-library`
}

val listings = configurations.dependencyScope("listings")
val listingsClasspath = configurations.resolvable("listingsClasspath") {
    extendsFrom(listings.get())
    attributes {
        attribute(Category.CATEGORY_ATTRIBUTE, objects.named("listing"))
        attribute(Usage.USAGE_ATTRIBUTE, objects.named(Usage.JAVA_RUNTIME))
    }
}
configurations.consumable("nothing") {
    attributes {
        attribute(Usage.USAGE_ATTRIBUTE, objects.named("nothing"))
    }
}
val detached = configurations.detachedConfiguration(dependencies.create("org.slf4j:slf4j-api:2.0.13")).apply {
    isTransitive = false
}
val tool: Configuration by configurations.creating

configurations.all {
    exclude(group = "com.google.j2objc")
    resolutionStrategy {
        preferProjectModules()
        dependencySubstitution {
            substitute(module("com.acme.old:producer")).using(project(":producer")).because("renamed")
        }
        capabilitiesResolution.withCapability("com.acme:whatever") {
            selectHighestVersion()
        }
        componentSelection {
            all {
                if (candidate.group == "org.example" && candidate.version.endsWith("-rc")) {
                    reject("no candidates")
                }
            }
        }
    }
}

configurations {
    compileClasspath {
        resolutionStrategy.activateDependencyLocking()
        resolutionStrategy.deactivateDependencyLocking()
    }
    implementation {
        isTransitive = true
    }
}

abstract class Shout : TransformAction<Shout.Parameters> {
    interface Parameters : TransformParameters {
        @get:Input
        val suffix: Property<String>
    }

    @get:PathSensitive(PathSensitivity.NAME_ONLY)
    @get:InputArtifact
    abstract val inputArtifact: Provider<FileSystemLocation>

    override fun transform(outputs: TransformOutputs) {
        val input = inputArtifact.get().asFile
        val output = outputs.file("${input.nameWithoutExtension}.shouted")
        output.writeText(input.readText().uppercase() + parameters.suffix.get())
    }
}

val artifactType = Attribute.of("artifactType", String::class.java)
val minified = Attribute.of("minified", Boolean::class.javaObjectType)

@CacheableRule
abstract class AddStatus : ComponentMetadataRule {
    override fun execute(context: ComponentMetadataContext) {
        context.details.status = "milestone"
        context.details.isChanging = false
        context.details.allVariants {
            withDependencyConstraints { }
        }
    }
}

dependencies {
    attributesSchema {
        attribute(minified)
    }
    artifactTypes.getByName("jar") {
        attributes.attribute(minified, false)
    }
    registerTransform(Shout::class) {
        from.attribute(artifactType, "list")
        to.attribute(artifactType, "shouted")
        parameters {
            suffix = "!!"
        }
    }
    components {
        all<AddStatus>()
        withModule("org.slf4j:slf4j-api") {
            allVariants { }
        }
        withModule<AddStatus>("com.google.guava:guava")
    }
    modules {
        module("com.google.collections:google-collections") {
            replacedBy("com.google.guava:guava", "part of guava")
        }
    }

    "listings"(project(":producer")) {
        capabilities {
            requireCapability("com.acme:listing")
        }
    }

    constraints {
        implementation("org.apache.commons:commons-lang3") {
            version {
                strictly("[3.12, 3.15[")
                prefer("3.14.0")
                reject("3.13.0")
            }
            because("tested with it")
        }
        add("runtimeOnly", "org.slf4j:slf4j-api:2.0.13")
    }

    api(project(":producer"))
    implementation("com.acme.old:producer:0.1") {
        isTransitive = false
    }
    runtimeOnly(project(":producer")) {
        capabilities {
            requireCapability("com.acme:producer-mongo")
        }
    }
    implementation("com.google.guava:guava:33.2.0-jre") {
        exclude(group = "com.google.code.findbugs", module = "jsr305")
        exclude(module = "checker-qual")
        exclude(mapOf("group" to "com.google.errorprone"))
        isTransitive = true
        because("collections")
    }
    implementation(group = "org.apache.commons", name = "commons-lang3")
    implementation(enforcedPlatform(project(":platform")))
    api(files("libs/local.jar"))
    compileOnly(fileTree("libs") { include("*.jar") })
    compileOnlyApi(fileTree(mapOf("dir" to "libs", "include" to listOf("*.jar"))))
    testImplementation(testFixtures(project(":fixtures")))
    implementation(libs.slf4j.api) {
        artifact { name = "slf4j-api"; type = "jar" }
    }
    tool(variantOf(libs.slf4j.api) { classifier("sources") })
    tool("org.slf4j:slf4j-api:2.0.13@jar") { isChanging = false }
    add(tool.name, create("org.apache.commons:commons-lang3:3.14.0"))
}

val print by tasks.registering {
    val runtime: FileCollection = configurations.runtimeClasspath.get()
    val shouted = listingsClasspath.get().incoming.artifactView {
        attributes {
            attribute(artifactType, "shouted")
        }
    }.files
    val detachedFiles = detached.incoming.files
    val toolFiles: FileCollection = tool
    val statuses = configurations.runtimeClasspath.flatMap { it.incoming.resolutionResult.rootComponent }
        .map { root ->
            root.dependencies.filterIsInstance<ResolvedDependencyResult>().filterNot { it.isConstraint }
                .map { it.selected.id }.filterIsInstance<ModuleComponentIdentifier>().map { "${it.moduleIdentifier}@${it.version}" }.toSortedSet()
        }
    inputs.files(runtime, shouted)
    doLast {
        println("runtime: ${runtime.map { it.name }.sorted()}")
        println("shouted: ${shouted.singleFile.name} ${shouted.singleFile.readText().replace("\n", ",")}")
        println("detached: ${detachedFiles.singleFile.name}")
        println("tool: ${toolFiles.files.map(File::getName).sorted()}")
        println("modules: ${statuses.get()}")
        println("roles: ${configurations["listings"].isCanBeResolved} ${configurations["listingsClasspath"].isCanBeConsumed} ${configurations.getByName("nothing").isCanBeResolved}")
    }
}
