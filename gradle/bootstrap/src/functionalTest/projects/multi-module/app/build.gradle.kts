plugins {
    application
}

dependencies {
    implementation(projects.services.orderImpl)
    runtimeOnly(project(":core"))
}

application {
    mainClass.set("shop.Main")
    applicationDefaultJvmArgs = listOf("-Dgreeting=hi")
}

tasks.register("printClasspath") {
    val cp: FileCollection = configurations.runtimeClasspath.get()
    inputs.files(cp)
    doLast {
        cp.files.map { it.name }.sorted().forEach { println("cp: $it") }
    }
}
