plugins {
    `java-library`
}

dependencies {
    api(libs2.lang3)
    implementation(libs2.bundles.basics)
    testImplementation(libs2.junit.core)
    testCompileOnly(testLibs.junit)
}

tasks.register("printInfo") {
    val cp: Provider<Set<File>> = configurations.compileClasspath.flatMap { it.elements }.map { all -> all.map { it.asFile }.toSet() }
    val k = libs2.versions.key
    doLast {
        println("a: ${cp.get().map { it.name }.sorted()} k=${k.get()}")
        println("a plugin: ${libs2.plugins.acme.get().pluginId}")
    }
}
