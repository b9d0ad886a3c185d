package com.example.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class NamesTest {

    @Test
    void namesAreSpelledInOneWay() {
        assertEquals("green tea", Names.normalized(" Green Tea "));
    }
}
