package vintage;

import static org.junit.Assert.assertEquals;

import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;

@RunWith(Parameterized.class)
public class ParametersTest {

    private final int times;

    public ParametersTest(int times) {
        this.times = times;
    }

    @Parameterized.Parameters(name = "{0} times")
    public static List<Object[]> parameters() {
        new Log().add();
        return List.of(new Object[] {1}, new Object[] {2});
    }

    @Test
    public void adds() {
        Log log = new Log();
        for (int i = 1; i <= times; i++) {
            assertEquals(i, log.add());
        }
    }
}
