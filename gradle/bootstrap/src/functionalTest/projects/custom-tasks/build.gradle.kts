import org.apache.tools.ant.filters.ReplaceTokens
import org.gradle.api.services.BuildService
import org.gradle.api.services.BuildServiceParameters
import org.gradle.api.tasks.options.Option
import org.gradle.workers.WorkAction
import org.gradle.workers.WorkParameters
import org.gradle.workers.WorkerExecutor
import java.time.Duration
import javax.inject.Inject
import kotlin.io.path.name as pathName
import java.util.Locale.ROOT as ROOT_LOCALE

plugins {
    base
}

// everything used here is declared at the end of the script
val header = banner(Flavour.DEMO, Coordinates("com.acme", "tasks"))
logger.lifecycle(header)
logger.quiet("shouted: ${"quiet".shout()} ${Defaults.RETRIES} ${describe(listOf("a", "b"))}")

abstract class Greet : DefaultTask() {
    @get:Input
    abstract val greeting: Property<String>

    @get:Input
    @get:Optional
    abstract val suffix: Property<String>

    @get:Input
    @set:Option(option = "times", description = "How many times to greet")
    var times: String = "1"

    @get:Input
    abstract val words: ListProperty<String>

    @get:Input
    abstract val table: MapProperty<String, Int>

    @get:OutputFile
    abstract val target: RegularFileProperty

    @get:Internal
    val lines: Provider<List<String>> = greeting.zip(words) { g, w -> listOf(g) + w }

    init {
        group = "greeting"
        greeting.convention("hello")
        words.convention(emptyList())
    }

    @TaskAction
    fun greet() {
        repeat(times.toInt()) {
            println("${greeting.get()}${suffix.getOrElse("!")} ${table.get()}")
        }
        target.get().asFile.writeText(lines.get().joinToString("\n"))
    }
}

@CacheableTask
abstract class CountLines @Inject constructor(private val files: FileSystemOperations) : DefaultTask() {
    @get:InputFiles
    @get:PathSensitive(PathSensitivity.RELATIVE)
    abstract val sources: ConfigurableFileCollection

    @get:OutputDirectory
    abstract val outputDir: DirectoryProperty

    @get:Nested
    abstract val limits: Limits

    fun limits(action: Action<in Limits>) = action.execute(limits)

    @get:Inject
    abstract val workers: WorkerExecutor

    @TaskAction
    fun count() {
        files.delete { delete(outputDir) }
        val queue = workers.noIsolation()
        sources.forEach { f ->
            queue.submit(CountWork::class) {
                input = f
                output = outputDir.file("${f.name}.count")
            }
        }
        queue.await()
        outputDir.get().asFile.listFiles()!!.sorted().forEach { println("count ${it.name} = ${it.readText()} (max ${limits.max.get()})") }
    }
}

interface Limits {
    @get:Input
    val max: Property<Int>
}

interface CountParameters : WorkParameters {
    val input: RegularFileProperty
    val output: RegularFileProperty
}

abstract class CountWork : WorkAction<CountParameters> {
    override fun execute() {
        val n = parameters.input.get().asFile.readLines().size
        parameters.output.get().asFile.apply { parentFile.mkdirs() }.writeText("$n")
    }
}

abstract class WordSource : ValueSource<String, WordSource.Parameters> {
    interface Parameters : ValueSourceParameters {
        val prefix: Property<String>
    }

    override fun obtain(): String? = "${parameters.prefix.get()}-from-source"
}

abstract class Counter : BuildService<Counter.Params>, AutoCloseable {
    interface Params : BuildServiceParameters {
        val start: Property<Int>
    }

    private var current = parameters.start.get()
    @Synchronized fun next() = current++
    override fun close() = println("counter closed at $current")
}

val counter: Provider<Counter> = gradle.sharedServices.registerIfAbsent("counter", Counter::class) {
    parameters {
        start = 40
    }
    maxParallelUsages = 1
}

val word = providers.of(WordSource::class) {
    parameters.prefix = "word"
}

val greetingTarget = providers.gradleProperty("greetingTarget")
val fromEnv = providers.environmentVariable("CORPUS_UNSET_VARIABLE").orElse("fallback")
val sysProp = providers.systemProperty("no.such.property").map { it.uppercase() }.orElse(provider { "none" })

val greet by tasks.registering(Greet::class) {
    greeting = greetingTarget.map { "Hello $it" }
    suffix = fromEnv
    words.addAll("x", "y")
    words.add(word)
    table.put("one", 1)
    table.putAll(mapOf("two" to 2))
    target = layout.buildDirectory.file("greet/out.txt")
    timeout = Duration.ofMinutes(1)
}

tasks.register<Greet>("greetAgain") {
    greeting = "Again"
    times = "2"
    table = mapOf("k" to 7)
    target = layout.buildDirectory.file("greet/again.txt")
    mustRunAfter(greet)
}

val copyTexts by tasks.registering(Copy::class) {
    from("texts") {
        include("*.txt")
        exclude { it.name.startsWith("skip") }
        rename("(.*)\\.txt", "$1.text")
        expand("user" to "Ann", "n" to 3)
    }
    from({ listOf(file("raw/a.raw")) }) {
        into("raw")
        rename { name -> name.uppercase(ROOT_LOCALE) }
        filter { line -> line.replace("@x@", "filtered") }
        filter(ReplaceTokens::class, "tokens" to mapOf("y" to "token"))
    }
    includeEmptyDirs = false
    into(layout.buildDirectory.dir("texts"))
    eachFile { logger.info("copying $sourcePath") }
}

val count by tasks.registering(CountLines::class) {
    sources.from(copyTexts.map { it.outputs.files.asFileTree.matching { include("**/*.text") } })
    sources.from(fileTree("texts") { include("**/skip*.txt") })
    outputDir = layout.buildDirectory.dir("counts")
    limits {
        max = 10
    }
    finalizedBy("afterCount")
}

tasks.register("afterCount") {
    usesService(counter)
    val c = counter
    doLast { println("counter gives ${c.get().next()} then ${c.get().next()}") }
}

tasks.register<Zip>("bundle") {
    archiveBaseName = "bundle"
    archiveVersion = "1.2"
    archiveClassifier.set("texts")
    destinationDirectory = layout.buildDirectory.dir("dist")
    from(copyTexts)
    from(greet.flatMap { it.target }) {
        into("greet")
    }
    val name = archiveFileName
    doLast { println("zipped ${name.get()}") }
}

tasks.register<Sync>("mirror") {
    from(zipTree(tasks.named<Zip>("bundle").flatMap { it.archiveFile }))
    into(layout.buildDirectory.dir("mirror"))
    preserve { include("keep/**") }
    doLast {
        val root = destinationDir
        root.walkTopDown().filter(File::isFile).map { it.relativeTo(root).invariantSeparatorsPath }.sorted().forEach { println("mirror: $it") }
        println(root.resolve("a.text").readText().trim())
        println(root.resolve("raw/A.RAW").readText().trim())
        println(root.resolve("greet/out.txt").toPath().pathName)
    }
}

tasks.register<Exec>("echo") {
    val who = "exec"
    commandLine("sh", "-c", "echo \"said by $who \$WORD\"")
    environment("WORD", "w")
    isIgnoreExitValue = true
}

tasks.register("inOut") {
    val input = layout.projectDirectory.file("texts/a.txt")
    val out = layout.buildDirectory.file("inout.txt")
    inputs.file(input).withPathSensitivity(PathSensitivity.NONE).withPropertyName("text")
    inputs.property("answer", 42)
    outputs.file(out)
    doFirst { println("inOut first") }
    doLast {
        out.get().asFile.writeText(input.asFile.readText())
        println("inOut done by $name")
    }
}

// loops creating tasks
for (flavour in Flavour.values()) {
    tasks.register("show${flavour.name.lowercase().replaceFirstChar { it.uppercase() }}") {
        val text = when (flavour) {
            Flavour.DEMO -> "a demo"
            Flavour.FULL -> "the full thing"
        }
        doLast { println("$flavour is $text") }
    }
}
repeat(3) { i ->
    tasks.register("step$i") {
        if (i > 0) dependsOn("step${i - 1}")
        doLast {
            listOf(1, 2, 3).forEach {
                if (it == 2) return@forEach
                print("$i.$it ")
            }
            println()
        }
    }
}

tasks.named("step2") { doFirst { println("steps before step2 done") } }

tasks.register("everything") {
    dependsOn(count, "greetAgain", greet, "mirror", "echo", "inOut", "step2")
    dependsOn(tasks.matching { it.name.startsWith("show") })
    val raw = """
        raw ${'$'}{not.a.template} "quoted" { brace
        plugins { nothing }
    """.trimIndent()
    val sys = sysProp
    doLast {
        println(raw)
        println("sys ${sys.get()}")
    }
}

defaultTasks("everything")

private fun banner(flavour: Flavour, coordinates: Coordinates): String =
    "== ${coordinates.group}:${coordinates.module} ($flavour, ${flavour.level}) =="

fun describe(names: Names) = names.joinToString(prefix = "<", postfix = ">")

fun String.shout() = uppercase() + "!"

typealias Names = List<String>

enum class Flavour(val level: Int) {
    DEMO(1), FULL(2) { override fun toString() = "Full" };
}

data class Coordinates(val group: String, val module: String = "none")

object Defaults {
    const val RETRIES = 3
}
