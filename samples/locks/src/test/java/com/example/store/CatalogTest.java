package com.example.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class CatalogTest {

    private final Catalog catalog = new Catalog();

    @Test
    void articlesAreNumberedInOrder() {
        assertEquals(1, catalog.number("tea"));
        assertEquals(2, catalog.number("rice"));
        assertEquals(1, catalog.number("tea"));
        assertEquals(2, catalog.size());
    }
}
