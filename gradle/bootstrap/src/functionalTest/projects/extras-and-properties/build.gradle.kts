@file:Suppress("DEPRECATION")

import groovy.lang.Closure
import java.util.Properties

plugins {
    base
}

group = "com.acme"
version = "3.${1 + 1}"
description = """A "quoted" description with plugins { and ${'$'}"""

defaultTasks("printInfo")

// gradle.properties
val myProp: String by project
val nope: String? by project
val answer = (property("answer") as String).toInt()
val dotted = project.findProperty("with.dots") as String?
val absent = findProperty("absent")?.toString() ?: "default"
val flag = providers.gradleProperty("flag").map(String::toBoolean).getOrElse(false)
val fromCommandLine = providers.gradleProperty("cli").orNull

// extra properties
extra["a"] = "extra a"
val b by extra("b value")
val c by extra { "lazily " + myProp.length }
val d: String by extra { "typed" }
var e: Int by extra(5)
e += 1
val f by extra(mutableListOf<String>())
f.add("in list")
project.extra.set("g", 7L)
val g: Long by extra
val tree by extra(mapOf("k" to listOf(1, 2)))

apply(from = "legacy.gradle")
val legacyVersion: String by extra
val legacyGreeter: Closure<Any?> by extra
val legacyTask = tasks.named("legacyTask")

class Target {
    var foo = "initial"
    val calls = mutableListOf<String>()
    fun named(name: String, count: Int) { calls += "$name*$count" }
    fun withMap(map: Map<String, Any>) { calls += map.toString() }
}
val target = Target()
target.withGroovyBuilder {
    setProperty("foo", "set by groovy")
    "named"("thing", 2)
    "withMap"("url" to "u", "n" to 1)
    invokeMethod("named", arrayOf("again", 3))
}

val closure = closureOf<Target> { foo = "$foo and closure" }
closure.call(target)
val doubler = KotlinClosure1<Int, Int>({ this * 2 })

val props = Properties().apply {
    file("some.properties").inputStream().use { load(it) }
}
val generated: String by lazy { "lazy ${props["key"]}" }

ant.properties["corpus.dir"] = "dir"

tasks.register("antTask") {
    val out = layout.buildDirectory.file("ant.txt").get().asFile
    doLast {
        ant.withGroovyBuilder {
            "mkdir"("dir" to "$buildDir/${project.ant.properties["corpus.dir"]}")
            "echo"("message" to "hello from ant", "file" to out.path, "append" to false)
        }
        println("ant wrote ${out.readText()} and ${file("$buildDir/dir").isDirectory}")
    }
}

task("eager") {
    doLast { println("eager task of ${project.name}") }
}

fun Project.shout() = name.uppercase()

tasks.register("printInfo") {
    dependsOn("antTask", "eager", legacyTask)
    doLast {
        println("props: $myProp | $nope | $answer | $dotted | $absent | $flag | $fromCommandLine")
        println("extra: ${project.extra["a"]} | $b | $c | $d | $e | $f | $g | ${tree["k"]}")
        println("ext e is ${project.extra["e"]}, has a: ${project.extra.has("a")}, hasProperty b: ${project.hasProperty("b")}")
        println("legacy: $legacyVersion | ${legacyGreeter.call("Kotlin")} | ${project.extra["sawFromKotlin"]}")
        println("target: ${target.foo} ${target.calls}")
        println("closure ${doubler.call(21)} $generated")
        println("project: ${project.group}:${project.name}:${project.version} - ${project.description}")
        println("default tasks $defaultTasks, ${project.shout()}")
        println("build dir ${buildDir.name} ${project.layout.buildDirectory.get().asFile == buildDir}")
        logger.lifecycle("lifecycle {} and {}", "one", 2)
        logger.warn("warned")
        logger.debug("never seen")
    }
}

project.run {
    logger.quiet("in run: $name")
}

afterEvaluate {
    println("after evaluate: ${this === project} ${this@afterEvaluate.name}")
}
