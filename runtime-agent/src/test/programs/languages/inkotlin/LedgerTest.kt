package inkotlin

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

class LedgerTest {
    private val ledger = Ledger()

    @Test
    fun `amounts are added`() {
        assertEquals(5, ledger.add(5))
    }

    @Test
    fun `an inline class is deposited`() {
        assertEquals(5, ledger.deposit(Cents(5)))
    }

    @Test
    fun `keyword of Java`() {
        assertEquals(1, ledger.switch())
    }

    @Test
    fun `name with spaces`() {
        assertEquals(1, ledger.`add and count`(5))
    }

    @Test
    fun `constants that Java cannot name`() {
        ledger.book(Kind.new)
        ledger.book(Kind.`to and fro`, 2)
    }

    @Test
    fun objects() {
        Registry.next()
    }

    @Test
    fun `class that Java cannot name`() {
        assertEquals(1, `odd-name`().next())
    }
}
