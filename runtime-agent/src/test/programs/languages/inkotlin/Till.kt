package inkotlin

/** Whose calls may leave out arguments. */
class Till(val name: String, private var sold: Int = 0, private val lot: Int = Lots.size()) {
    private val stock = mutableMapOf<String, Int>()

    @Synchronized
    fun fill(what: String, count: Int = lot + sold) {
        stock[what] = count
    }

    fun sell(what: String): Boolean {
        val left = synchronized(this) { stock[what] ?: 0 }
        if (left == 0) return false
        synchronized(this) {
            stock[what] = left - 1
            sold++
        }
        return true
    }

    @Synchronized
    fun left(what: String): Int = stock[what] ?: 0

    @Synchronized
    fun moveAllTo(other: Till) {
        stock.forEach { (what, count) -> other.fill(what, count) }
        stock.clear()
    }
}

object Lots {
    fun size() = 3
}

interface Sign {
    fun show(text: String, times: Int = 2): Int
}

class Board : Sign {
    @Volatile
    private var shown = 0

    override fun show(text: String, times: Int): Int {
        shown += times
        return shown
    }
}

class Mark(@Volatile var wear: Int)

fun Mark.wearOut(by: Int = 4): Int {
    wear += by
    return wear
}
