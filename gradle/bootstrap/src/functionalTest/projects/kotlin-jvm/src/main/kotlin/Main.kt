public fun greeting(name: String): String = "Hello, $name from ${Extra().word} and ${more()}"

public fun main() {
    println(greeting("Kotlin"))
}
