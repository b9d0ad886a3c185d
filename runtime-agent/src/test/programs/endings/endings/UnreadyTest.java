package endings;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UnreadyTest {
    @BeforeAll
    static void prepare() {
        throw new IllegalStateException("no server");
    }

    @Test
    void one() {}

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void several(int number) {}

    @Test
    @Disabled
    void none() {}
}
