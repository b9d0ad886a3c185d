package com.example.inventory;

import com.example.text.Names;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** How many of each article there are. */
public class Inventory {

    private final Map<String, Integer> amounts = new ConcurrentHashMap<>();

    public int amount(String article) {
        return amounts.getOrDefault(Names.normalized(article), 0);
    }

    /** Adds to the amount of an article. */
    public void add(String article, int amount) {
        String name = Names.normalized(article);
        amounts.put(name, amounts.getOrDefault(name, 0) + amount);
    }
}
