package endings;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Has tests that are known only when it runs. */
@TestMethodOrder(MethodOrderer.MethodName.class)
class SeveralTest {

    @TestFactory
    Stream<DynamicTest> dynamic() {
        return Stream.of(1, 2, 3).map(number -> DynamicTest.dynamicTest("" + number, () -> addOrHalt(number)));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void parameters(int number) {
        addOrHalt(number);
    }

    private static void addOrHalt(int number) {
        new Tally().add();
        if (number == 2) {
            Runtime.getRuntime().halt(5);
        }
    }
}
