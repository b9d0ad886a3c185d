plugins {
    application
    alias(libs.plugins.shadow)
}

dependencies {
    implementation(project(":lib"))
    testImplementation(libs.junit.jupiter.api) {
        exclude(group = "org.apiguardian")
    }
    libs.bundles.main.get().forEach { implementation(it) }
}

application.mainClass = "demo.App"

tasks.register("printInfo") {
    val launcher = javaToolchains.launcherFor(java.toolchain)
    val cp = configurations.runtimeClasspath
    val shadowed = tasks.named<Jar>("shadowJar").flatMap { it.archiveFileName }
    doLast {
        println("launcher ${launcher.get().metadata.languageVersion}")
        println("app cp ${cp.get().map { it.name }.sorted()}")
        println("shadow ${shadowed.get()}")
    }
}
