plugins { `java-library` }

evaluationDependsOn(":groovy-side")

val groovySide = project(":groovy-side")
val fromGroovy: String by groovySide.extra
val gradleExt = (gradle as ExtensionAware).extra["fromSettings"]

dependencies {
    implementation(project(":groovy-side"))
    (groovySide.extra["libraries"] as Map<*, *>).values.forEach { runtimeOnly(it!!) }
}

tasks.register("kotlinInfo") {
    val custom = groovySide.extensions["custom"]
    val initValue = project.findProperty("fromInit")
    doLast {
        println("kotlin side: $fromGroovy, $gradleExt, $initValue")
        custom.withGroovyBuilder {
            println("groovy extension: ${getProperty("message")} ${"compute"(20)}")
        }
        println("runtime ${configurations.runtimeClasspath.get().files.map { it.name }.sorted()}")
    }
}

tasks.named("kotlinInfo") { dependsOn(":groovy-side:groovyInfo") }
