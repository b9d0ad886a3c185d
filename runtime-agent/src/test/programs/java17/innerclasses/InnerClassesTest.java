package innerclasses;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Iterator;
import org.junit.jupiter.api.Test;

class InnerClassesTest {

    @Test
    void inner_classes() {
        Outer.Inner inner = new Outer().new Inner();
        Outer.Inner.Innermost innermost = inner.new Innermost();
        assertEquals(6, innermost.sum());
    }

    @Test
    void nested_class() {
        assertEquals(3, new Outer().peek(new Outer.Nested()));
    }

    @Test
    void anonymous_class() {
        Iterator<Integer> iterator = new Outer().upTo(1);
        while (iterator.hasNext()) {
            iterator.next();
        }
    }

    @Test
    void local_class() {
        assertEquals(4, new Outer().local(4));
    }

    @Test
    void inner_class_of_nothing() {
        Outer nobody = null;
        try {
            nobody.new Inner();
        } catch (NullPointerException expected) {
            assertEquals(NullPointerException.class, expected.getClass());
        }
    }
}
