package testssigns;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class LimitTest {

    @Test
    void limit_is_noticed() {
        Limit limit = new Limit(5) {
            @Override
            protected void reached() {}
        };
        limit.add(7);

        assertEquals(7, limit.count());
    }

    @Test
    void reaching_it_is_told() {
        NotingLimit limit = new NotingLimit();
        limit.add(5);

        assertTrue(limit.noted.get());
    }

    private static final class NotingLimit extends Limit {

        private final AtomicBoolean noted = new AtomicBoolean();

        NotingLimit() {
            super(5);
        }

        @Override
        protected void reached() {
            noted.set(true);
        }
    }
}
