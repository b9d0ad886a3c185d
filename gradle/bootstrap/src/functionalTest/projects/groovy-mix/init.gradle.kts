import org.apache.commons.lang3.StringUtils

initscript {
    repositories {
        mavenCentral()
    }
    dependencies {
        classpath("org.apache.commons:commons-lang3:3.14.0")
    }
}

println(StringUtils.center(" init script ", 21, '*'))

abstract class InitPlugin : Plugin<Gradle> {
    override fun apply(target: Gradle) {
        target.settingsEvaluated {
            println("init plugin: settings of ${rootProject.name}")
        }
    }
}
apply<InitPlugin>()

gradle.settingsEvaluated {
    println("settingsEvaluated ${settings.rootProject.name} ${startParameter.taskNames}")
}

allprojects {
    extra["fromInit"] = "init for $name"
    tasks.register("initTask") {
        val path = project.path
        doLast { println("init task in $path") }
    }
}

rootProject {
    afterEvaluate { println("root evaluated: $name") }
}

gradle.projectsEvaluated {
    println("projects evaluated: ${rootProject.allprojects.map { it.name }.sorted()}")
}
