package spoilt;

import io.snarl.trial.Trial;
import org.junit.jupiter.api.Test;

class SecondTest {

    @Test
    void losesUpdates() {
        var count = new Count();
        Trial trial = Trial.inParallel(
                () -> {
                    count.add();
                    return Trial.VOID;
                },
                () -> {
                    count.add();
                    return Trial.VOID;
                });
        trial.observe("0", () -> count.value());
        trial.end();
    }
}
