plugins {
    base
    // apply false of a core plugin is not possible, of course: `java` apply false
}

val shared by extra("shared by the root")
extra["greet"] = KotlinClosure1<String, String>({ "kotlin greets $this" })

allprojects {
    repositories { mavenCentral() }
}

project(":groovy-side") {
    tasks.configureEach {
        if (name == "groovyInfo") doFirst { println("configured from Kotlin") }
    }
}
