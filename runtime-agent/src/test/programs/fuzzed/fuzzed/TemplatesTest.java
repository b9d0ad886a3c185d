package fuzzed;

import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TemplatesTest {

    @BeforeEach
    void beforeEach() {
        Calls.add(this, "beforeEach");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void parameters(int parameter) {
        Calls.add(this, "parameters " + parameter);
        if (parameter == 2) {
            throw new IllegalArgumentException("no 2");
        }
    }

    @RepeatedTest(2)
    void repeated() {
        Calls.add(this, "repeated");
    }

    @TestFactory
    List<DynamicNode> made() {
        return List.of(
                dynamicTest("one", () -> Calls.add(this, "one")),
                dynamicContainer("more", List.of(dynamicTest("two", () -> Calls.add(this, "two")))));
    }
}
