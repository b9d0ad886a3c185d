import java.nio.file.Path
import java.nio.file.Files
import org.gradle.api.tasks.testing.logging.TestLogEvent.*
import org.gradle.kotlin.dsl.support.serviceOf

buildscript {
    val langVersion by extra("3.14.0")
    repositories { mavenCentral() }
    dependencies { classpath("org.apache.commons:commons-lang3:$langVersion") }
}
plugins { java; `maven-publish`; id("org.springframework.boot") version "3.3.0" apply false }; version = "9"

val langVersion: String by extra
apply<IdeaPlugin>()
configure<JavaPluginExtension> { sourceCompatibility = JavaVersion.VERSION_17; withSourcesJar() }
val p: Path = projectDir.toPath()
println("lang $langVersion ${org.apache.commons.lang3.StringUtils.capitalize("abc")} ${Files.exists(p)} v=$version")
allprojects { group = "g"; tasks.withType<Test>().configureEach { testLogging { events(PASSED, FAILED) } } }
val y = tasks.register("y") { doLast { println("y") } }
tasks.register("x") { dependsOn(y, tasks.named("y")); inputs.property("v", project.version); val n = project.name; doLast { println("x of $n ${inputs.properties["v"]}") } }
subprojects { afterEvaluate { println("after $path ${plugins.hasPlugin("java")}") } }
tasks.named<Jar>("jar") { manifest { attributes("A" to "b", "C" to 1) }; archiveBaseName.set("bb") ; from("README") { rename { "x" } } }
tasks.jar { into("META-INF") { from(layout.projectDirectory.file("build.gradle.kts")) } }
publishing { publications { register<MavenPublication>("lib") { from(components["java"]); artifactId = "lib"; pom { name = "x"; description.set("d") } } }
  repositories { maven { url = uri("repo"); credentials { username = "u"; password = "p" } } } }
configurations.all { resolutionStrategy.cacheChangingModulesFor(0, "seconds") }
val extraConf: Configuration by configurations.creating { isCanBeResolved = true }
dependencies { extraConf("org.slf4j:slf4j-api:2.0.13"); implementation("org.slf4j:slf4j-api:2.0.13") { isTransitive = false }; compileOnly(project(":sub")); testImplementation(gradleTestKit()); runtimeOnly(fileTree("libs") { include("*.jar") }) ; implementation(projects.sub) }
sealed class Shape { object Circle : Shape(); data class Sq(val a: Int) : Shape() }
enum class Env { DEV, PROD }
fun describe(s: Shape) = when (s) { is Shape.Circle -> "circle"; is Shape.Sq -> "sq ${s.a}" }
interface HasUrl { val url: Property<String> }
abstract class MyExt @Inject constructor(objects: ObjectFactory) : HasUrl { val names = objects.listProperty<String>(); abstract val dir: DirectoryProperty; fun nested(a: Action<MyExt>) = a.execute(this) }
val my = extensions.create<MyExt>("my").apply { url.convention("def"); names.add("a"); dir = layout.buildDirectory.dir("zz") }
println("${my.url.get()} ${my.names.get()} ${describe(Shape.Sq(2))} ${Env.valueOf("DEV")} ${my.dir.get().asFile.name}")
typealias Str = String
val s: Str = "q"
tasks { val z by registering(Copy::class) { from("a"); into(layout.buildDirectory.dir("b")) }; "y" { description = "why $s" }; withType<JavaCompile> { options.encoding = "UTF-8"; options.compilerArgs = listOf("-Xlint:all") }; check { dependsOn(z) }; register<Zip>("zipz") { from(z); destinationDirectory = layout.buildDirectory; archiveFileName = "z.zip" } }
gradle.taskGraph.whenReady { println("ready ${hasTask(":x")}") }
configure<org.gradle.plugins.ide.idea.model.IdeaModel> { module { isDownloadSources = true } }
if (project.hasProperty("foo")) println("foo=${property("foo")}")
tasks.wrapper { gradleVersion = "8.8"; distributionType = Wrapper.DistributionType.ALL }
listOf("a", "b").forEach { n -> tasks.register("gen-$n") { group = "gen"; doLast { println(n) } } }
