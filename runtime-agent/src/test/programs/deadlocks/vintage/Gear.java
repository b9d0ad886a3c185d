package vintage;

class Gear {

    private boolean turning;

    synchronized boolean turn() {
        turning = !turning;
        return turning;
    }

    synchronized boolean drive(Gear other) {
        return other.turn();
    }
}
