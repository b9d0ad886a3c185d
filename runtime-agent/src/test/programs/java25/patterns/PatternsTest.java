package patterns;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import patterns.Expression.Negation;
import patterns.Expression.Number;
import patterns.Expression.Sum;

class PatternsTest {

    @Test
    void record_patterns() {
        assertEquals(-3, Expression.evaluate(new Negation(new Sum(new Number(1), new Number(2)))));
        assertEquals(100, Expression.evaluate(new Number(101)));
    }

    @Test
    void type_patterns() {
        assertEquals("nothing", Expression.describe(null));
        assertEquals("large", Expression.describe(10));
        assertEquals("text", Expression.describe("text"));
        assertEquals("expression", Expression.describe(new Number(1)));
    }
}
