package acme

import org.gradle.api.Plugin
import org.gradle.api.Project
import org.gradle.api.initialization.Settings
import org.gradle.api.plugins.JavaPluginExtension
import org.gradle.api.provider.Property
import org.gradle.api.tasks.compile.JavaCompile
import org.gradle.kotlin.dsl.configure
import org.gradle.kotlin.dsl.create
import org.gradle.kotlin.dsl.dependencies
import org.gradle.kotlin.dsl.exclude
import org.gradle.kotlin.dsl.get
import org.gradle.kotlin.dsl.getValue
import org.gradle.kotlin.dsl.named
import org.gradle.kotlin.dsl.precompile.v1.PrecompiledProjectScript
import org.gradle.kotlin.dsl.precompile.v1.PrecompiledSettingsScript
import org.gradle.kotlin.dsl.provideDelegate
import org.gradle.kotlin.dsl.registering
import org.gradle.kotlin.dsl.the
import org.gradle.kotlin.dsl.withType

interface GreetingExtension {
    val text: Property<String>
}

/** Written against the library of the Kotlin DSL, as plugins in Kotlin are. */
class GreetingPlugin : Plugin<Project> {
    override fun apply(target: Project): Unit = with(target) {
        val greeting = extensions.create<GreetingExtension>("greeting")
        configure<JavaPluginExtension> { withSourcesJar() }
        tasks.withType<JavaCompile>().configureEach { it.options.encoding = "UTF-8" }
        val greet by tasks.registering { doLast { println("greeting ${greeting.text.get()}") } }
        dependencies {
            "implementation"("org.slf4j:slf4j-api:2.0.13") { exclude(group = "none") }
        }
        println("plugin of ${the<JavaPluginExtension>().sourceSets["main"].name} adds ${greet.name}")
        Conventions_gradle(this)
    }
}

/** What is left of a script plugin once it is compiled. */
class Conventions_gradle(target: Project) : PrecompiledProjectScript(target) {
    init {
        plugins { id("jacoco") }
        val dependencies = target.configurations["implementation"].dependencies
        println("script plugin in ${file("build.gradle.kts").name} with ${dependencies.size} dependency")
        target.tasks.named<JavaCompile>("compileJava") { options.isFork = false }
    }
}

class AcmeSettingsPlugin : Plugin<Settings> {
    override fun apply(target: Settings) {
        Acme_settings_gradle(target)
    }
}

class Acme_settings_gradle(settings: Settings) : PrecompiledSettingsScript(settings) {
    init {
        println("settings script plugin in ${file("settings.gradle.kts").name}")
    }
}
