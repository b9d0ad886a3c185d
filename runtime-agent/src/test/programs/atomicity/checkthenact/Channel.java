package checkthenact;

/** A channel has a number of its own. */
final class Channel {

    private final String name;
    private final int number;

    Channel(String name, int number) {
        this.name = name;
        this.number = number;
    }

    String name() {
        return name;
    }

    int number() {
        return number;
    }
}
