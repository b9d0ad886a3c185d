package com.example.inventory;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class InventoryTest {

    private final Inventory inventory = new Inventory();

    @Test
    void anInventoryStartsEmpty() {
        assertEquals(0, inventory.amount("tea"));
    }

    @Test
    void whatIsAddedIsThere() {
        inventory.add("tea", 5);
        inventory.add(" Tea", 2);

        assertEquals(7, inventory.amount("tea"));
    }
}
