package owners;

class Log {

    private final StringBuilder text = new StringBuilder();

    synchronized void write(Message message) {
        text.append(message.render());
    }
}
