package spoilt;

import io.snarl.trial.Trial;
import org.junit.jupiter.api.Test;

class FirstTest {

    /** Its first call waits for ever in the initialiser of a class, which the JVM will never initialise again. */
    @Test
    void spoilsTheJvm() {
        var count = new Count();
        Trial trial = Trial.inParallel(() -> Late.value(), () -> {
            count.add();
            return Trial.VOID;
        });
        trial.end();
    }
}
