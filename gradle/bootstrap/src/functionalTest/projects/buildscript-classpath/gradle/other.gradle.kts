import org.apache.commons.lang3.tuple.Pair

buildscript {
    repositories { mavenCentral() }
    dependencies {
        classpath("org.apache.commons:commons-lang3:3.14.0")
    }
}

fun helper(p: Pair<String, Int>) = "${p.left}=${p.right}"

val saidByOther by project.extra { helper(Pair.of("answer", 42)) }

tasks.register("fromOther") {
    val name = project.name
    doLast {
        println("task of another script in $name")
    }
}

// "java" is there already, but without accessors here
tasks.named<Jar>("jar") {
    archiveClassifier = "plain"
}
configure<BasePluginExtension> {
    archivesName = "renamed"
}
