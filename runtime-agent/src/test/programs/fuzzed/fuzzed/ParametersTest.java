package fuzzed;

import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;

@RunWith(Parameterized.class)
public class ParametersTest {

    private final int parameter;

    public ParametersTest(int parameter) {
        this.parameter = parameter;
    }

    @Parameterized.Parameters
    public static List<Integer> parameters() {
        return List.of(7, 8);
    }

    @Test
    public void runs() {
        Calls.add(this, "runs " + parameter);
    }
}
