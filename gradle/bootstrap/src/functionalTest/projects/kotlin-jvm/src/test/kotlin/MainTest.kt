import kotlin.test.Test
import kotlin.test.assertTrue

class MainTest {
    @Test
    fun greets() = assertTrue(greeting("x").startsWith("Hello, x"))
}
