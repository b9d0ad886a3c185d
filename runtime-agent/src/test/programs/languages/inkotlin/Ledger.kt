package inkotlin

/** Whoever takes one as a parameter has a name in the class file that Java cannot write. */
@JvmInline
value class Cents(val value: Long)

enum class Kind { new, `to and fro` }

class Ledger {
    @Volatile
    private var balance = 0L

    @Volatile
    var entries = 0
        private set

    fun add(amount: Long): Long {
        balance += amount
        return balance
    }

    fun deposit(amount: Cents): Long {
        balance += amount.value
        return balance
    }

    /** A keyword of Java. */
    fun switch(): Int = ++entries

    fun `add and count`(amount: Long): Int {
        balance += amount
        return ++entries
    }

    fun book(kind: Kind, amount: Long = 1): Long {
        balance += amount + kind.ordinal
        return balance
    }
}

object Registry {
    @Volatile
    private var latest = 0

    fun next(): Int = ++latest
}

class `odd-name` {
    @Volatile
    private var count = 0

    fun next(): Int = ++count
}
