package lockfree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;

class StackTest {

    private final Stack<String> stack = new Stack<>();

    @Test
    void last_comes_first() {
        stack.push("a");
        stack.push("b");

        assertEquals("b", stack.peek());
        assertEquals("b", stack.pop());
        assertEquals("a", stack.pop());
        assertNull(stack.pop());
    }
}
