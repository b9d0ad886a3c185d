package com.example.parts;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/** Keeps the entries that were used last; one monitor guards all of it. */
public class LruCache<K, V> {

    private final Map<K, V> entries;

    public LruCache(int capacity) {
        entries = new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
                return size() > capacity;
            }
        };
    }

    /** Returns the value of a key, which is computed if there is none. */
    public synchronized V get(K key, Function<K, V> compute) {
        V value = entries.get(key);
        if (value == null) {
            value = compute.apply(key);
            entries.put(key, value);
        }
        return value;
    }

    public synchronized boolean contains(K key) {
        return entries.containsKey(key);
    }

    public synchronized int size() {
        return entries.size();
    }
}
