package identifiers;

/** Each message has a number that no other has, and there is no way back to the first. */
class Message {

    private static int created;

    private final int number;
    private final String text;

    Message(String text) {
        this.number = ++created;
        this.text = text;
    }

    int number() {
        return number;
    }

    String text() {
        return text;
    }

    static synchronized int created() {
        return created;
    }
}
