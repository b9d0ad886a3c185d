package stubs;

/** Connects calls; its lock and that of another are taken in the order of the calls. */
class Switchboard {

    private final Line line;
    private int calls;

    Switchboard(Line line) {
        this.line = line;
    }

    synchronized void call(int number) {
        calls += line.dial(number);
    }

    synchronized void handOver(Switchboard other) {
        other.call(1);
    }

    synchronized int calls() {
        return calls;
    }
}
