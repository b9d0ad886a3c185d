package easymocks;

/** Takes money for hours, of whoever parks. */
class ParkingMeter {

    private final Tariff tariff;
    private volatile int cents;

    ParkingMeter(Tariff tariff) {
        this.tariff = tariff;
    }

    void park(int hours) {
        cents += hours * tariff.centsPerHour();
    }

    int cents() {
        return cents;
    }
}
