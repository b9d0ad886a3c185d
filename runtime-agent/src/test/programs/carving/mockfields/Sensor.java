package mockfields;

/** Measures how wet it is. */
interface Sensor {

    int percent();
}
