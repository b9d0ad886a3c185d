package owners;

/** A message that writes another one when it is rendered, to the log that it was made with. */
class Message {

    private final Log echo;
    private final Message note;

    Message(Log echo, Message note) {
        this.echo = echo;
        this.note = note;
    }

    synchronized String render() {
        if (echo != null) {
            echo.write(note);
        }
        return "rendered";
    }
}
