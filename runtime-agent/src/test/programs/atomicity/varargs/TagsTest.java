package varargs;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class TagsTest {

    private final Tags tags = new Tags();

    @Test
    void adds_each_tag() {
        assertEquals(2, tags.add("red", "blue"));
        assertEquals("[red, blue]", tags.toString());
    }

    @Test
    void adds_no_tag_twice() {
        tags.add("red");

        assertEquals(1, tags.add("red", "green"));
        assertEquals(2, tags.size());
    }
}
