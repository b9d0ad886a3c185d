package mockfields;

/** Waters while it is dry. */
class Sprinkler {

    private final Sensor sensor;
    private volatile int litres;

    Sprinkler(Sensor sensor) {
        this.sensor = sensor;
    }

    void water() {
        if (sensor.percent() == 0) {
            throw new IllegalStateException("the sensor is broken");
        }
        litres++;
    }

    int litres() {
        return litres;
    }
}
