package com.example.demo;

public class DemoApplication {
    public static void main(String[] args) {
        org.slf4j.LoggerFactory.getILoggerFactory();
        System.out.println("demo");
    }
}
