package mocks;

/** Measures how warm it is. */
interface Thermometer {

    int degrees();

    String unit(String language);
}
