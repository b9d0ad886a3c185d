package acme;

public class Producer { }
