package com.example.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class WarehouseTest {

    @Test
    void goodsAreShippedToTheOtherWarehouse() {
        var harbour = new Warehouse(10);
        var town = new Warehouse(0);

        harbour.ship(4, town);

        assertEquals(6, harbour.stock());
        assertEquals(4, town.stock());
    }
}
