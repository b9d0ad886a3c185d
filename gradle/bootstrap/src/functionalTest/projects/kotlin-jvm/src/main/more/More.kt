public fun more(): String = "more"
