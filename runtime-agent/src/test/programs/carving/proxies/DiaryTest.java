package proxies;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.Proxy;
import org.junit.jupiter.api.Test;

class DiaryTest {

    @Test
    void is_written() {
        Clock clock = (Clock) Proxy.newProxyInstance(
                getClass().getClassLoader(), new Class<?>[] {Clock.class}, (proxy, method, arguments) -> 7L);
        Diary diary = new Diary(clock);
        diary.write();

        assertEquals(1, diary.entries());
    }
}
