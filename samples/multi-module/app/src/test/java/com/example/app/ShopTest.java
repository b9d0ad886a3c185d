package com.example.app;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.example.inventory.Inventory;
import org.junit.jupiter.api.Test;

class ShopTest {

    @Test
    void whatIsThereIsSoldOnce() {
        var inventory = new Inventory();
        inventory.add("tea", 1);
        var shop = new Shop(inventory);

        assertTrue(shop.sell("tea"));
        assertFalse(shop.sell("tea"));
    }
}
