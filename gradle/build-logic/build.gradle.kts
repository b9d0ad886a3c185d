plugins {
    `java-gradle-plugin`
}

tasks.withType<JavaCompile>().configureEach {
    options.release = 17
    options.encoding = "UTF-8"
    options.compilerArgs.addAll(listOf("-Xlint:all", "-Werror"))
}

tasks.validatePlugins {
    enableStricterValidation = true
    failOnWarning = true
}

gradlePlugin {
    plugins {
        register("javaConventions") {
            id = "snarl.java-conventions"
            implementationClass = "io.snarl.conventions.JavaConventionsPlugin"
        }
        register("publishedConventions") {
            id = "snarl.published-conventions"
            implementationClass = "io.snarl.conventions.PublishedConventionsPlugin"
        }
    }
    // The conventions are tested by the modules that use them; TestKit is not needed here.
    testSourceSets()
}
