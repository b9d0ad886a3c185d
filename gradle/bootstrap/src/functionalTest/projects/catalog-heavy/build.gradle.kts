plugins {
    alias(libs.plugins.shadow) apply false
    // "${'$'}{x}" { in a comment, alias(libs.plugins.nothing)
    alias(libs.plugins.kotlin.jvm) apply false
    alias(libs.plugins.spring.boot).apply(false)
    id(libs.plugins.lombok.get().pluginId) version libs.plugins.lombok.get().version.requiredVersion apply false
}

val javaVersion = libs.versions.java.get().toInt()

subprojects {
    apply(plugin = "java-library")
    apply(plugin = rootProject.libs.plugins.shadow.get().pluginId)

    val libs = rootProject.libs
    val catalog = rootProject.extensions.getByType<VersionCatalogsExtension>().named("libs")

    configure<JavaPluginExtension> {
        toolchain {
            languageVersion = JavaLanguageVersion.of(javaVersion)
        }
    }

    dependencies {
        "testImplementation"(platform(libs.junit.bom))
        "testImplementation"(libs.bundles.test.base)
        "testRuntimeOnly"(libs.junit.platform.launcher)
        "testRuntimeOnly"(catalog.findLibrary("junit-jupiter-engine").get())
    }

    tasks.withType<Test>().configureEach { useJUnitPlatform() }
}

println("lang3 in catalog: ${versionCatalogs.named("libs").findLibrary("commons.lang3").get().get()}")
println("versions: ${versionCatalogs.named("libs").findVersion("guava").get()} ${versionCatalogs.find("tools").isPresent} ${versionCatalogs.find("none").isPresent}")
println("aliases: ${extensions.getByType<VersionCatalogsExtension>().named("libs").bundleAliases}")
println("coordinates: ${libs.commons.lang3.get().module} ${libs.junit.jupiter.asProvider().get().name} ${libs.junit.jupiter.api.get().versionConstraint.requiredVersion}")
