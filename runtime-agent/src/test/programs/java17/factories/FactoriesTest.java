package factories;

import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

class FactoriesTest {

    private final Log log = new Log();

    @BeforeEach
    void prepare() {
        log.add();
    }

    @TestFactory
    Stream<DynamicNode> dynamic() {
        Log shared = new Log();
        return Stream.of(
                dynamicTest("one", () -> log.add()),
                dynamicTest("two", () -> shared.add()),
                dynamicContainer("more", List.of(dynamicTest("three", () -> shared.add()))));
    }
}
