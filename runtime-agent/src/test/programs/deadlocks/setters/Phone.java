package setters;

class Phone {

    private Phone peer;
    private int calls;

    void setPeer(Phone peer) {
        this.peer = peer;
    }

    synchronized void ring() {
        calls++;
    }

    synchronized void call() {
        peer.ring();
    }
}
