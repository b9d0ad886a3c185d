plugins {
    `java-library`
    id("acme.greeting")
}

greeting {
    text = "hello"
}
tasks.greet { doLast { println("greet has run"); println("jacoco ${project.plugins.hasPlugin("jacoco")}") } }
