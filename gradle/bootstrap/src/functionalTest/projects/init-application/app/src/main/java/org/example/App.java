package org.example;

import com.google.common.base.Joiner;

public class App {
    public String getGreeting() {
        return Joiner.on(' ').join("Hello", "from", "init");
    }

    public static void main(String[] args) {
        System.out.println(new App().getGreeting());
    }
}
