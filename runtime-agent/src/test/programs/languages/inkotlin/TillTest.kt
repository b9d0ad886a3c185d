package inkotlin

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test

class TillTest {
    @Test
    fun sells() {
        val till = Till("first")
        till.fill("apple")
        till.sell("apple")
        assertEquals(2, till.left("apple"))
    }

    @Test
    fun moves() {
        val one = Till("one")
        val two = Till("two", lot = 5)
        one.fill("pear")
        one.moveAllTo(two)
        assertEquals(3, two.left("pear"))
    }

    @Test
    fun `shows what an interface has a default for`() {
        val sign: Sign = Board()
        assertEquals(2, sign.show("open"))
    }

    @Test
    fun `wears out by a function that is in no class`() {
        assertEquals(5, Mark(1).wearOut())
    }
}
