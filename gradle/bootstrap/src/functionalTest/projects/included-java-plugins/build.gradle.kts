import acme.AcmeConventionsPlugin.describe
import acme.AcmeExtension
import acme.AcmeReport
import acme.Environment

plugins {
    id("acme.conventions")
    id("acme.deploy")
}

acme {
    title = "Rocket"
    isDryRun = true
    legacyName = "old"
    ports.put("http", 80)
    ports.putAll(mapOf("https" to 443))
    modes.addAll(AcmeExtension.Mode.FAST, AcmeExtension.Mode.SAFE)
    workDir = layout.buildDirectory.dir("work")
    labels("one", "two")
    labels(*arrayOf("three"))
    options(mapOf("k" to 1))
    deploy {
        target = "prod"
        tags.addAll("a", "b")
        tags.add("c")
        retry {
            times = 5
        }
    }
    environments {
        create("x") {
            url = "https://x"
            replicas = 2
        }
        register("y") {
            url.set("https://y")
        }
        val z by creating {
            replicas = 9
        }
        named("y") { replicas = z.replicas.map { it + 1 } }
        configureEach { replicas.convention(1) }
    }
    snippets {
        register("a") { text = "first" }
        create("b")
        register("c")
        "c" {
            text = "third"
        }
    }
    snippets.create("d") { text = "fourth" }
    matrix.cell("row", listOf(1, 2)).cell("other", emptyList())
    audit {
        enabled = true
        level = 3
    }
}

stages {
    create("s1") { url = "https://s1" }
    register("s2")
}

val production = acme.environments.maybeCreate("production")
acme.audit.level = acme.audit.level.get() + 1

dependencies {
    acmeTools("org.slf4j:slf4j-api:2.0.13")
    api("org.apache.commons:commons-lang3:3.14.0")
}

configurations.acmeTools { isCanBeConsumed = false }

tasks.acmeReport {
    prefix = "[${motto}]"
    lines.add("numbers ${numbers.sum()}")
    doLast {
        val count = acme.matrix.cells.values.flatten().sum()
        println("matrix sum $count")
    }
}

val secondReport by tasks.registering(AcmeReport::class) {
    prefix = "second"
    lines = acme.environments.map { env: Environment -> "${env.name}:${env.url.orNull}:${env.replicas.get()}" }
}

tasks.register("printInfo") {
    dependsOn(tasks.acmeReport, secondReport)
    doLast {
        with(acme) {
            println("dry $isDryRun legacy $legacyName ports ${ports.get()} modes ${modes.get()} dir ${workDir.get().asFile.name}")
            println("labels $labels")
            println("deploy ${deploy.target.get()} ${deploy.tags.get()} ${deploy.retry.times}")
            println("snippets ${snippets.toList()}")
            println("audit ${audit.enabled.get()} ${audit.level.get()}")
        }
        println("stages ${stages.names} tools ${configurations.acmeTools.get().dependencies.map { it.name }}")
        println(describe(project))
        println("sources jar: ${"sourcesJar" in tasks.names}")
    }
}
