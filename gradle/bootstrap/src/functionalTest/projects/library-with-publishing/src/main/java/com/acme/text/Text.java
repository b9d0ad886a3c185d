package com.acme.text;

/** Text. */
public class Text {
    /**
     * Reverses.
     * @param s the text
     * @return reversed
     * @apiNote cheap
     */
    public static String reverse(String s) { return new StringBuilder(s).reverse().toString(); }
}
