package easymocks;

/** Says what an hour costs. */
interface Tariff {

    int centsPerHour();
}
