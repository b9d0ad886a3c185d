package setups;

/** Has to be named and connected before it is used, and can be connected once only; what is drawn at once is not counted. */
class Outlet {

    private String name;
    private Source source;
    private int drawn;

    /** Where the power comes from. */
    static class Source {

        private final int power;

        Source(int power) {
            this.power = power;
        }
    }

    synchronized void name(String given) {
        name = given;
    }

    synchronized void connect(Source given) {
        if (source != null) {
            throw new IllegalStateException(name + " is connected");
        }
        source = given;
    }

    void draw(int power) {
        if (source == null || power > source.power) {
            throw new IllegalStateException("no power");
        }
        drawn += power;
    }

    synchronized int drawn() {
        return drawn;
    }
}
