package controlled;

import io.snarl.agent.controlled.Fails;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.ByteBuffer;
import java.nio.channels.Pipe;

public class UncontrolledTest {

    @Fails(with = "uncontrolled")
    public void reading_from_a_pipe() throws Exception {
        Pipe pipe = Pipe.open();
        Thread thread = new Thread(() -> {
            try {
                pipe.source().read(ByteBuffer.allocate(1));
            } catch (IOException e) {
                // That is how it ends.
            }
        });
        thread.start();
        thread.join();
    }

    @Fails(with = "uncontrolled")
    public void waiting_for_a_connection() throws Exception {
        try (var server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            server.accept();
        }
    }
}
