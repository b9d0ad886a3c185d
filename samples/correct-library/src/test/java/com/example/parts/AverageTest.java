package com.example.parts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class AverageTest {

    @Test
    void aMeanIsBetweenTheNumbers() {
        var average = new Average();

        average.add(2);
        average.add(4);

        assertEquals(3, average.value());
    }
}
