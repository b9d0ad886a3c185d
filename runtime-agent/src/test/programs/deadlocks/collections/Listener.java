package collections;

class Listener {

    private final Bus bus;
    private String latest;

    Listener(Bus bus) {
        this.bus = bus;
    }

    synchronized void hear(String event) {
        latest = event;
    }

    synchronized String leave() {
        bus.remove(this);
        return latest;
    }
}
