package owners;

import org.junit.jupiter.api.Test;

class LogTest {

    @Test
    void writes_a_plain_message() {
        Log log = new Log();
        log.write(new Message(null, null));
    }

    @Test
    void message_echoes_in_another_log() {
        Log echo = new Log();
        Message note = new Message(null, null);
        Message message = new Message(echo, note);
        message.render();
    }
}
