package com.example.parts;

/** The mean of numbers that one thread adds; threads that share one have to lock it themselves. */
public class Average {

    private double sum;
    private int count;

    public void add(double number) {
        sum += number;
        count++;
    }

    public double value() {
        return count == 0 ? 0 : sum / count;
    }
}
