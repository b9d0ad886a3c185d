plugins {
    `java-library`
}

// CRLF line endings: the "{ stays in the comment
val poem = """
    |roses
    |violets
""".trimMargin()

tasks.register("poem") {
    doLast {
        println("tools poem has ${poem.lines().size} lines")
    }
}

tasks.named("whoami") { finalizedBy("poem") }
