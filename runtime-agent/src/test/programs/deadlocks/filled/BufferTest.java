package filled;

import org.junit.jupiter.api.Test;

class BufferTest {

    @Test
    void writes_to_an_empty_one() {
        Buffer<String> source = new Buffer<>();
        source.with("a").with("b");
        Buffer<Object> target = new Buffer<>();
        source.writeTo(target);
    }
}
