package mocks;

/** Heats while it is cold. */
class Heating {

    private final Thermometer thermometer;
    private volatile int heated;

    Heating(Thermometer thermometer) {
        this.thermometer = thermometer;
    }

    void heat() {
        if (thermometer.degrees() < 20) {
            throw new IllegalStateException("the heating is cold");
        }
        heated++;
    }

    void label() {
        if (thermometer.unit("en").isEmpty()) {
            throw new IllegalStateException("the thermometer has no unit");
        }
        heated += 2;
    }

    int heated() {
        return heated;
    }
}
