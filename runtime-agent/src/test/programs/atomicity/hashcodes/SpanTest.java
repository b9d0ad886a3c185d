package hashcodes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class SpanTest {

    @Test
    void equal_spans_have_equal_hash_codes() {
        Span span = new Span(1, 3);
        Span same = new Span(1, 3);

        assertEquals(span, same);
        assertEquals(span.hashCode(), same.hashCode());
    }

    @Test
    void has_a_text() {
        assertEquals("1 to 3", new Span(1, 3).toString());
    }
}
