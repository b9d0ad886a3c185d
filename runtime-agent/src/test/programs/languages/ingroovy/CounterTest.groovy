package ingroovy

import static org.junit.jupiter.api.Assertions.assertEquals

import groovy.transform.CompileStatic
import org.junit.jupiter.api.Test

@CompileStatic
class CounterTest {

    @Test
    void counts() {
        assertEquals(1, new Counter().next())
    }

    @Test
    void 'counts by two'() {
        assertEquals(2, new Counter().'next but one'())
    }

    @Test
    void takes() {
        Counter counter = new Counter()
        counter.take(new Counter())
        assertEquals(0, counter.left())
    }
}
