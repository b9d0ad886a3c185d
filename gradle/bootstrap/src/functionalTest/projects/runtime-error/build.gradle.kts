// line 1
fun fail(what: String): Nothing =
    throw IllegalStateException("thrown by $what")

println("before the error")
listOf("script").forEach { fail(it) }
println("after the error")
