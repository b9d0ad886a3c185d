package endings;

import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class OutlastTest {

    @Test
    @SuppressWarnings("removal")
    void leaves_a_thread_and_forbids_to_exit() {
        new Tally().add();
        new Thread(() -> {
                    try {
                        new CountDownLatch(1).await();
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                })
                .start();
        System.setSecurityManager(new SecurityManager() {
            @Override
            public void checkPermission(java.security.Permission permission) {}

            @Override
            public void checkExit(int status) {
                throw new SecurityException("no exit");
            }
        });
    }
}
