package monitors;

/** Each method that reads or writes is synchronized; the one that does both is not. */
class Thermostat {

    private int degrees = 20;

    synchronized int degrees() {
        return degrees;
    }

    synchronized void set(int degrees) {
        this.degrees = degrees;
    }

    void raise() {
        set(degrees() + 1);
    }
}
