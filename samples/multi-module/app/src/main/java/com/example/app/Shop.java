package com.example.app;

import com.example.inventory.Inventory;

/** Sells from an inventory. */
public class Shop {

    private final Inventory inventory;

    public Shop(Inventory inventory) {
        this.inventory = inventory;
    }

    public boolean sell(String article) {
        if (inventory.amount(article) == 0) {
            return false;
        }
        inventory.add(article, -1);
        return true;
    }
}
