plugins { base }

tasks.register("boom") {
    doLast {
        val list = emptyList<String>()
        throw GradleException("boom with ${list.size}")
    }
}

tasks.register("later") {
    dependsOn("boom")
    doLast { println("later must not run") }
}
