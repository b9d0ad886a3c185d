package inheritance;

/** Counts half at night, without the lock that its superclass takes. */
class NightMeter extends Meter {

    void countAtNight(int more) {
        units += more / 2;
    }
}
