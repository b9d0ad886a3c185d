package innerclasses;

class Garage {

    private int parked;

    class Gate {

        synchronized void letInto(Garage other) {
            synchronized (other) {
                other.parked++;
            }
        }
    }

    synchronized int close(Gate gate) {
        synchronized (gate) {
            return parked;
        }
    }
}
