package lambdas;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.function.IntSupplier;
import org.junit.jupiter.api.Test;

class LambdasTest {

    private final String suffix = "!";

    @Test
    void called_back_by_the_library() {
        Pipeline pipeline = new Pipeline().with(text -> text + suffix).with(String::trim);
        assertEquals("hi!", pipeline.apply(" hi"));
    }

    @Test
    void given_out_by_the_library() {
        Pipeline pipeline = new Pipeline();
        IntSupplier counter = pipeline.counter();
        pipeline.locker(this).run();
        assertEquals(1, counter.getAsInt());
        assertEquals("[x]", pipeline.brackets().apply("x"));
    }

    @Test
    void constructors() {
        Pipeline pipeline = new Pipeline();
        assertNotNull(pipeline.maker().get());
        assertEquals(3, pipeline.arrayMaker().apply(3).length);
    }

    @Test
    void called_back_by_the_jdk() {
        Pipeline pipeline = new Pipeline();
        List.of("a", "b").forEach(pipeline::apply);
        assertEquals(2, List.of(3, 4).stream().map(n -> pipeline.apply("" + n)).count() + 0);
    }

    @Test
    void callback_that_throws() {
        Pipeline pipeline = new Pipeline().with(text -> {
            throw new IllegalStateException(text);
        });
        assertThrows(IllegalStateException.class, () -> pipeline.apply("x"));
    }
}
