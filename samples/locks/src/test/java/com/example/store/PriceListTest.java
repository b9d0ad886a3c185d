package com.example.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;

class PriceListTest {

    private final PriceList prices = new PriceList();

    @Test
    void anArticleHasThePriceThatWasSet() {
        prices.setPrice("tea", 3);

        assertEquals(3, prices.price("tea"));
        assertNull(prices.price("rice"));
    }

    @Test
    void aPriceCanBeRaised() {
        prices.setPrice("tea", 3);

        prices.raise("tea", 2);

        assertEquals(5, prices.price("tea"));
    }
}
