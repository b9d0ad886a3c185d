package parameters;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ScaleTest {

    static Stream<Scale.Thing> things() {
        return Stream.of(() -> 1, () -> 2);
    }

    @ParameterizedTest
    @MethodSource("things")
    void weighs(Scale.Thing thing) {
        Scale scale = new Scale();
        scale.put(thing);

        assertEquals(thing.weight(), scale.weight());
    }
}
