package controlled;

import io.snarl.agent.controlled.Fails;
import java.util.concurrent.CountDownLatch;

public class InitialisersTest {

    /** A class that is of no use to a JVM in which a thread was ended here. */
    static class Endless {

        static final String NAME;

        static {
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            NAME = "never";
        }
    }

    @Fails(with = "deadlock", replays = 0)
    public void initialiser_that_never_ends() {
        Endless.NAME.length();
    }
}
